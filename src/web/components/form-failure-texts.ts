import { errorsText } from '../texts/errors.ts';

/** What `plain/swap.ts` says of a form that was lost, as attributes of the form. */
export function formFailureTexts(title: string) {
  const saidWith = (happened: string, next: string) =>
    [happened, errorsText('refused.typedKept.text'), next].join(' ');
  return {
    'data-failed': title,
    'data-no-answer': saidWith(errorsText('network.noAnswer.title'), errorsText('network.noAnswer.text')),
    'data-server-away': saidWith(
      errorsText('network.serverAway.title'),
      errorsText('network.serverAway.text'),
    ),
  };
}
