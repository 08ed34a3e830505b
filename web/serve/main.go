// Command serve shows a folder on this machine only, and prints its address.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
)

func main() {
	dir := flag.String("dir", "dist", "the folder to show")
	addr := flag.String("addr", "localhost:8080", "the address; another port is taken when this one is not free")
	flag.Parse()
	l, err := net.Listen("tcp", *addr)
	if err != nil {
		host, _, _ := strings.Cut(*addr, ":")
		l, err = net.Listen("tcp", host+":0")
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	fmt.Printf("Royals: http://localhost:%s/ (Ctrl+C ends it)\n", port)
	files := http.FileServer(http.Dir(*dir))
	err = http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache") // the browser asks each time whether a file is still the same
		files.ServeHTTP(w, r)
	}))
	fmt.Fprintln(os.Stderr, "serve:", err)
	os.Exit(1)
}
