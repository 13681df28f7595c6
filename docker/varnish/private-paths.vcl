# Made from packages/shared/src/routes by `pnpm routes:doc`; a test fails when it is out of date.

sub find_private_paths {
    if (req.http.X-Edge-Path ~ "(?i)^/((en|ar|de)/)?(login|logout|register|password|email|settings|new-login|portal|guest|search|form|newsletter)(/|$)") {
        set req.http.X-Edge-Private = "1";
    }
}
