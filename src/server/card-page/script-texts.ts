import type { ScriptTexts } from '#card-page/texts.ts';
import type { Text } from '#content/languages/areas.ts';

/** What the script of a card's page says. */
export function scriptTexts(text: Text<'card-page'>): ScriptTexts {
  return {
    close: text('close'),
    notifications: text('notifications'),
    drawing: text('download.drawing'),
    downloadStarted: text('download.started'),
    downloadFailed: text('download.failed'),
    downloadFailedText: text('download.failed.text'),
    copied: text('share.copied'),
    copiedText: text('share.copied.text'),
    copyRefused: text('share.refused'),
    copyRefusedText: text('share.refused.text', { address: '{address}' }),
    shareNotNoted: text('share.notNoted'),
    shareNotNotedText: text('share.notNoted.text'),
    answerLost: text('answer.lost'),
    answerStored: text('answer.stored'),
    soundCannotPlay: text('sound.cannotPlay'),
    soundNotLoaded: text('sound.notLoaded'),
    opensNow: text('sealed.now'),
  };
}
