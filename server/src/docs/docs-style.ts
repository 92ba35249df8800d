/** The look of the page about the API, in light and in dark. */
export const docsStyle = `:root { color-scheme: light dark; --text: light-dark(#1c2433, #e6e9ef); --quiet: light-dark(#5a6478, #9aa5b8); --line: light-dark(#dde2ea, #2c3442); --back: light-dark(#ffffff, #12161d); --raised: light-dark(#f6f7f9, #1a202a); --link: light-dark(#1d4ed8, #8ab4ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; background: var(--back); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; text-transform: capitalize; }
h3 { font-size: 1rem; margin: 0; }
h4 { font-size: .875rem; margin: 1rem 0 .25rem; color: var(--quiet); }
p { margin: .5rem 0; max-width: 44rem; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
code { font: .875em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
nav h2 { font-size: .875rem; margin: 1rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; font-size: .875rem; }
nav li { overflow-wrap: anywhere; }
nav a { text-decoration: none; display: block; padding: .125rem 0; }
nav a:hover { text-decoration: underline; }
nav b { font-size: .6875rem; color: var(--quiet); }
article { background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem 1.25rem; margin: .75rem 0; scroll-margin-top: 1rem; }
article h3 b { font-size: .75rem; letter-spacing: .02em; margin-right: .25rem; }
b.get { color: light-dark(#0f766e, #5eead4); } b.post { color: light-dark(#1d4ed8, #8ab4ff); } b.put, b.patch { color: light-dark(#92400e, #fcd34d); } b.delete { color: light-dark(#b91c1c, #fca5a5); }
dl { margin: .25rem 0; display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .125rem 1rem; font-size: .875rem; }
dd { margin: 0; color: var(--quiet); }
dd dl { border-left: 1px solid var(--line); padding-left: .75rem; }
details { margin-top: .75rem; font-size: .875rem; }
summary { cursor: pointer; color: var(--quiet); }
@media (min-width: 60rem) { body { grid-template-columns: 17rem minmax(0, 1fr); } header { grid-column: 1 / -1; } nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; } }
`;
