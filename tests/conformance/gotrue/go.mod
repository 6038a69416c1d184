module facturier/gotrue-reader

go 1.19
