import type { Text } from '#content/languages/areas.ts';
import { html, type Markup } from './markup.ts';

/** What the script says in a part of a form by which a photo, a voice or a drawing is added (`browser/attach`). */
export function attachTexts(text: Text<'signing'>): Markup {
  const said = {
    photo: text('attach.photo.added'),
    voice: text('attach.voice.added'),
    ink: text('attach.ink.added'),
    busy: text('attach.busy'),
    later: text('attach.later'),
    'no-microphone': text('attach.noMicrophone'),
    stop: text('attach.stop'),
  };
  return html`${Object.entries(said).map(([name, words]) => html`<template data-said="${name}">${words}</template>`)}`;
}
