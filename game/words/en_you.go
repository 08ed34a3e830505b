package words

import "strings"

// You turns an English sentence about somebody into one that speaks to them: "Ada attacks Bea and wins." becomes "You attack Bea and win.",
// and "Bea strikes at Ada's king" "Bea strikes at your king". The name is as it stands in the sentence.
func You(line, name string) string {
	if name == "" || !strings.Contains(line, name) {
		return line
	}
	var out strings.Builder
	for rest := line; ; {
		before, after, found := strings.Cut(rest, name)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		first := out.Len() == 0
		rest = after
		own, isOwn := strings.CutPrefix(after, "'s")
		switch {
		case isOwn && first:
			out.WriteString("Your")
			rest = own
		case isOwn:
			out.WriteString("your")
			rest = own
		case first:
			out.WriteString("You")
			rest = speak(after)
		case strings.HasSuffix(before, " of ") && !strings.HasPrefix(after, " and ") && !strings.HasPrefix(after, ","):
			out.WriteString("yours")
		default:
			out.WriteString("you")
			if strings.HasSuffix(before, ": ") || strings.HasSuffix(before, ". ") || strings.HasSuffix(before, ", ") { // what is said begins anew
				rest = speak(after)
			}
		}
	}
}

// speak turns the verb that a text begins with, and those that follow it after an "and", into what one says to somebody.
func speak(text string) string {
	end := strings.IndexAny(text, ".:,")
	if end < 0 {
		end = len(text)
	}
	list := strings.Split(text[:end], " ")
	for i := 1; i < len(list); i++ {
		switch {
		case i == 1 && list[i] == "still" && len(list) > 2:
			list[2] = toYou(list[2])
		case i == 1:
			list[i] = toYou(list[i])
		case list[i-1] == "and" && joins[list[i]]:
			list[i] = toYou(list[i])
		}
	}
	return strings.Join(list, " ") + text[end:]
}

// joins are the verbs that stand after an "and".
var joins = map[string]bool{"wins": true, "stays": true, "starts": true, "is": true, "takes": true, "draws": true, "loses": true}

// toYou returns the form of a verb that goes with "you" for the one that goes with "he" or "she". What is no such form stays.
func toYou(verb string) string {
	switch verb {
	case "is":
		return "are"
	case "has":
		return "have"
	}
	for _, es := range [...]string{"sses", "shes", "ches", "xes", "oes"} {
		if strings.HasSuffix(verb, es) {
			return strings.TrimSuffix(verb, "es")
		}
	}
	if stem, ok := strings.CutSuffix(verb, "ies"); ok {
		return stem + "y"
	}
	return strings.TrimSuffix(verb, "s")
}
