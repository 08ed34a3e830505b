//go:build !js

package letters

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// shelf knows the fonts that are installed and keeps those open that something is written with.
type shelf struct {
	folders []string
	files   []string // the others, the best first
	looked  bool
	kept    []*typeface
}

// each offers one font after the other until it is told that this is enough. A font that is of no use is closed again: there
// may be hundreds.
func (s *shelf) each(offer func(*typeface) (useful, enough bool)) {
	for _, t := range s.kept {
		if _, enough := offer(t); enough {
			return
		}
	}
	if !s.looked {
		s.looked = true
		s.files = found(s.folders)
	}
	for i := 0; i < len(s.files); i++ {
		t := load(s.files[i])
		if t == nil {
			s.files = slices.Delete(s.files, i, i+1)
			i--
			continue
		}
		useful, enough := offer(t)
		if useful {
			s.kept = append(s.kept, t)
			s.files = slices.Delete(s.files, i, i+1)
			i--
		} else {
			t.file.Close()
		}
		if enough {
			return
		}
	}
}

// filesMost is how many fonts are looked through at most.
const filesMost = 400

// found lists fonts, the best to read first.
func found(folders []string) []string {
	var files []string
	for _, dir := range folders {
		if real, err := filepath.EvalSymlinks(dir); err == nil {
			dir = real
		}
		_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			switch strings.ToLower(filepath.Ext(path)) {
			case ".ttf", ".otf", ".ttc", ".otc":
				if err == nil && !d.IsDir() {
					files = append(files, path)
				}
			}
			return nil // what cannot be read is passed over
		})
	}
	slices.SortStableFunc(files, func(a, b string) int {
		if d := rank(a) - rank(b); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return files[:min(len(files), filesMost)]
}

// usual are fonts that read well and have many letters; odd are styles that do not stand well in a line.
var (
	usual = []string{"notosans-regular", "notosanshebrew-regular", "notosansthai-regular", "segoeui.", "arial.", "arial unicode", "dejavusans.", "malgun.", "msyh.", "yugothm.", "pingfang", "applesdgothicneo",
		"hiragino", "notosanscjk-regular", "droidsansfallback", "leelawui.", "liberationsans-regular", "unifont."}
	odd = []string{"italic", "oblique", "mono", "condensed", "light", "thin", "black", "serif", "bold", "emoji", "symbol", "math"}
)

func rank(path string) int {
	name := strings.ToLower(filepath.Base(path))
	for i, u := range usual {
		if strings.HasPrefix(name, u) {
			return i
		}
	}
	r := len(usual)
	for _, o := range odd {
		if strings.Contains(name, o) {
			r++
		}
	}
	return r
}

// load opens a font, the first one of a collection. Letters are read out of the file when they are drawn.
func load(path string) *typeface {
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	c, err := sfnt.ParseCollectionReaderAt(f)
	if err == nil {
		var font *sfnt.Font
		if font, err = c.Font(0); err == nil && font.UnitsPerEm() > 0 {
			return &typeface{file: f, font: font, em: fixed.I(int(font.UnitsPerEm()))}
		}
	}
	f.Close()
	return nil
}

// folders are where systems keep fonts, those of the user first.
func folders() []string {
	home, _ := os.UserHomeDir()
	of := func(base string, more ...string) string {
		if base == "" {
			return ""
		}
		return filepath.Join(append([]string{base}, more...)...)
	}
	var list []string
	switch runtime.GOOS {
	case "windows":
		list = []string{of(os.Getenv("LOCALAPPDATA"), "Microsoft", "Windows", "Fonts"), of(os.Getenv("WINDIR"), "Fonts")}
	case "darwin":
		list = []string{of(home, "Library", "Fonts"), "/Library/Fonts", "/System/Library/Fonts"}
	default:
		list = []string{of(os.Getenv("XDG_DATA_HOME"), "fonts"), of(home, ".local", "share", "fonts"), of(home, ".fonts"), "/usr/local/share/fonts", "/usr/share/fonts"}
		for _, dir := range filepath.SplitList(os.Getenv("XDG_DATA_DIRS")) {
			if dir = of(dir, "fonts"); dir != "" && !slices.Contains(list, dir) {
				list = append(list, dir)
			}
		}
	}
	return slices.DeleteFunc(list, func(dir string) bool { return dir == "" })
}
