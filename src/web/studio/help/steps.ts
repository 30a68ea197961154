import { studioText } from '../../texts/studio.ts';

/** The way to a sent card, for the hint of the first visit and for the help. */
export function steps(): readonly string[] {
  return [studioText('steps.make'), studioText('steps.see'), studioText('steps.send')];
}
