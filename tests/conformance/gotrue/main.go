// Answers each request with how GoTrue would parse it, through the Go libraries that GoTrue uses:
// net/http for routes and queries, encoding/json into named fields, strings.ToLower for addresses.
// Prints the port it listens on.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strings"
)

type fields struct {
	Email           string `json:"email"`
	Phone           string `json:"phone"`
	Password        string `json:"password"`
	CurrentPassword string `json:"current_password"`
	Token           string `json:"token"`
	Nonce           string `json:"nonce"`
	Code            string `json:"code"`
}

type reading struct {
	Path      string `json:"path"`
	GrantType string `json:"grant_type"`
	fields
}

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	log.Fatal(http.Serve(listener, http.HandlerFunc(answer)))
}

func answer(response http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil {
		http.Error(response, err.Error(), http.StatusInternalServerError)
		return
	}
	request.Body = io.NopCloser(strings.NewReader(string(body)))
	read := reading{Path: request.URL.Path, GrantType: request.FormValue("grant_type")}
	status := http.StatusUnprocessableEntity
	if err := json.Unmarshal(body, &read.fields); err != nil && len(body) > 0 {
		read.fields, status = fields{}, http.StatusBadRequest
	}
	read.Email = strings.ToLower(read.Email)
	read.Phone = strings.ReplaceAll(strings.TrimPrefix(read.Phone, "+"), " ", "")
	response.Header().Set("Content-Type", "application/json")
	response.WriteHeader(status)
	if err := json.NewEncoder(response).Encode(read); err != nil {
		log.Print(err)
	}
}
