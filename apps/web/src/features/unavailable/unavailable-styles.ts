/** The site's ink, paper and signal, without its files: system faces only. */
export const UNAVAILABLE_STYLES = `
*{box-sizing:border-box;margin:0}
html{background:#f6f3ec;color:#0e0f13;font:400 1.0625rem/1.6 system-ui,sans-serif}
html[lang=ar]{line-height:1.9}
main{min-height:100vh;min-height:100svh;display:flex;flex-direction:column;justify-content:center;
max-width:40rem;margin-inline:auto;padding:2rem 1.5rem}
.frame{position:relative;inline-size:8rem;block-size:4.5rem;margin-block-end:2.5rem;
background:#a4dded;overflow:hidden}
.frame:before{content:"";position:absolute;inset:.5rem;border:1px solid #0e0f13;opacity:.45}
.frame i{position:absolute;inset-block:0;inset-inline-start:0;inline-size:2px;background:#0a6b3d;
animation:scan 4s steps(96) infinite}
@keyframes scan{to{inset-inline-start:100%}}
@media (prefers-reduced-motion:reduce){.frame i{animation:none;inset-inline-start:50%}}
h1{font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.12;font-weight:700;text-wrap:balance;margin-block-end:1rem}
html[lang=ar] h1{line-height:1.45}
html:not([lang=ar]) h1{letter-spacing:-.02em}
p{max-width:34rem;text-wrap:pretty}
.actions{display:flex;flex-wrap:wrap;gap:.75rem 1.75rem;align-items:center;margin-block-start:2rem}
a{color:inherit;font-weight:600;text-underline-offset:.25em}
.primary{background:#0a6b3d;color:#fff;text-decoration:none;padding:.7rem 1.3rem}
a:focus-visible{outline:3px solid #0a6b3d;outline-offset:3px}
.status{min-block-size:1.6em;margin-block-start:1.25rem;opacity:.7}
`
