/** The style of the party screen, which no other page has. Colours are those of the site's dark pages. */
export const partyStyle = `
.page-party{max-width:none;padding:0;gap:0;background:#191410;color:#fdf4e6}
.slide{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:4vmin;min-height:100svh;padding:6vmin;text-align:center;white-space:pre-line;overflow-wrap:anywhere}
.slide p{max-width:30ch;margin-inline:auto;line-height:1.25}
.slide-large p{font-size:clamp(2rem,9vmin,6rem)}
.slide-medium p{font-size:clamp(1.5rem,6vmin,4rem);max-width:36ch}
.slide-small p{font-size:clamp(1.25rem,4vmin,2.6rem);max-width:52ch}
.slide .slide-name{color:#f7b733;font-weight:700;font-size:clamp(1.25rem,5vmin,3rem)}
.slide img{width:auto;height:auto;max-width:min(100%,90vmin);max-height:55svh;border-radius:1rem}
.ink{width:min(100%,70vmin);fill:none;stroke:#fdf4e6;stroke-width:10;stroke-linecap:round;stroke-linejoin:round}
.slide-cover{flex-direction:row;flex-wrap:wrap}
.slide-cover svg{display:block;width:auto;height:min(78svh,120vw);max-width:100%;border-radius:1rem}
.slide .party-title{font-weight:700;font-size:clamp(1.75rem,6vmin,4rem);max-width:16ch}
.slide-cover summary{color:#e6d8c8}
.slide-cover details svg{width:min(60vmin,18rem);height:auto;margin:1rem auto 0}
.party-controls{position:fixed;inset:auto 0 0;display:flex;justify-content:center;gap:.75rem;padding:.75rem;opacity:.85}
.party-controls[hidden]{display:none}
[data-party].is-running .slide:not(.is-shown){display:none}
[data-party].is-running .is-shown{animation:party-in .6s ease-out}
@keyframes party-in{from{opacity:0;translate:0 2vmin}}
@media (prefers-reduced-motion:reduce){[data-party].is-running .is-shown{animation:none}}
`;
