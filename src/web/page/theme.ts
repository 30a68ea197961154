import { themeKey } from '../browser/theme-key.ts';

const dark = '#191410';

/** The colour of the browser's own bars: `--color-paper` of both themes. */
export const themeColors = { light: '#fff8ec', dark };

/** The name of the radio buttons that `themeScript` listens to. */
export const themeField = 'theme';

/**
 * Follows the choice of light or dark. It runs before the page is painted, so that the other theme does not flash, and
 * before React, so that the radio buttons work on a slow phone. Pages are the same for all visitors: only the browser
 * knows the choice. Without one, or without scripts, style sheets follow the system. Written short, because no tool
 * minifies it and every page carries it.
 */
export const themeScript = `{const show=t=>{document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll('meta[name=theme-color]')){const s=m.content==='${dark}'?'dark':'light';m.media=t==='light'||t==='dark'?t===s?'all':'not all':'(prefers-color-scheme:'+s+')'}for(const i of document.querySelectorAll('[name=${themeField}]'))i.checked=i.value===t};try{show(localStorage.getItem('${themeKey}')??'system')}catch{}addEventListener('DOMContentLoaded',()=>show(document.documentElement.dataset.theme));addEventListener('storage',e=>{if(e.key==='${themeKey}')show(e.newValue??'system')});addEventListener('change',({target:i})=>{if(i.name==='${themeField}'){show(i.value);try{localStorage.setItem('${themeKey}',i.value)}catch{}}})}`;
