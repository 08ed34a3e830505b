package swap

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	real "text/template"

	"royals/web/build/swap/template"
)

// engine is where the engine's module lies.
func engine(t *testing.T) string {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", Engine).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(dir))
}

// choice is what the engine's shaders are made for.
type choice struct {
	Filter, FilterNearest, FilterLinear, FilterPixelated, Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
}

// TestTemplatesSayTheSame executes the engine's own templates for each filter and address, by text/template and by ours.
func TestTemplatesSayTheSame(t *testing.T) {
	dir, seen := engine(t), 0
	for _, u := range users {
		if u.pkg != "text/template" {
			continue
		}
		b, err := os.ReadFile(filepath.Join(dir, u.file))
		if err != nil {
			t.Fatal(err)
		}
		_, text, _ := strings.Cut(string(b), ".Parse(`")
		if text, _, _ = strings.Cut(text, "`"); strings.Count(text, "{{") < 10 {
			t.Fatalf("%s has no template", u.file)
		}
		for filter := range 3 {
			for address := range 3 {
				c := choice{Filter: filter, FilterLinear: 1, FilterPixelated: 2, Address: address, AddressClampToZero: 1, AddressRepeat: 2}
				var want, got bytes.Buffer
				if err := real.Must(real.New("").Parse(text)).Execute(&want, c); err != nil {
					t.Fatal(err)
				}
				if err := template.Must(template.New("").Parse(text)).Execute(&got, c); err != nil || got.String() != want.String() {
					t.Errorf("%s, filter %d, address %d: %v\n%s\nwant\n%s", u.file, filter, address, err, &got, &want)
				}
				seen++
			}
		}
	}
	if seen != 18 {
		t.Errorf("%d texts compared", seen)
	}
}

// TestTemplateRefuses gives it what it does not know.
func TestTemplateRefuses(t *testing.T) {
	for _, text := range []string{"{{.Filter}}", "{{if .Filter}}{{end}}", "{{end}}", "{{else}}", "{{if eq .Filter .Address}}", "{{if eq", "{{range .Filter}}{{end}}"} {
		if err := template.Must(template.New("").Parse(text)).Execute(new(bytes.Buffer), choice{}); err == nil {
			t.Errorf("%s is executed", text)
		}
	}
}

// TestCopyImportsOurs looks at the copy: what is exchanged is imported no more, and every package of ours is there.
func TestCopyImportsOurs(t *testing.T) {
	to := t.TempDir()
	if err := Copy(engine(t), to); err != nil {
		t.Fatal(err)
	}
	for _, u := range users {
		b, err := os.ReadFile(filepath.Join(to, u.file))
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(u.pkg)
		if strings.Contains(string(b), "\t\""+u.pkg+"\"\n") || !strings.Contains(string(b), `"`+Engine+"/internal/swap/"+name+`"`) {
			t.Errorf("%s still imports %s", u.file, u.pkg)
		}
		got, err := os.ReadFile(filepath.Join(to, "internal/swap", name, name+".go"))
		want, _ := os.ReadFile(filepath.Join(name, name+".go"))
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is not ours: %v", name, err)
		}
	}
}

// TestFramesRunOnOneGoroutine looks at the copy: nothing begins a goroutine for a frame.
func TestFramesRunOnOneGoroutine(t *testing.T) {
	to := t.TempDir()
	if err := Copy(engine(t), to); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(to, frames.file))
	if err != nil || strings.Contains(string(b), "go f()") || strings.Count(string(b), "for range frames") != 1 {
		t.Errorf("a frame begins a goroutine, or there is none: %v", err)
	}
}

// TestUnknownEngine copies a module that is another one.
func TestUnknownEngine(t *testing.T) {
	from := t.TempDir()
	if err := os.WriteFile(filepath.Join(from, "go.mod"), []byte("module x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var unknown Unknown
	if err := Copy(from, t.TempDir()); !errors.As(err, &unknown) {
		t.Errorf("it says %v", err)
	}
}
