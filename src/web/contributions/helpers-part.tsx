import { Copy } from 'lucide-react';
import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { copyLink } from '../components/copy-link.ts';
import { signingText } from '../texts/signing.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { type ShownHelpers, signingAddress } from './signing-data.ts';
import { SigningButton } from './signing-forms.tsx';

/** Who else organises the card: its owner gives out the link, and ends anybody's help. */
export function HelpersPart({ cardId, help: { link, people } }: { cardId: string; help: ShownHelpers }) {
  return (
    <Details title={signingText('organise.help.title')} isOpen={people.length > 0}>
      <p className="text-ink-soft text-sm">{signingText('organise.help.hint')}</p>
      {people.length > 0 ? (
        <ul className="flex flex-col">
          {people.map(({ userId, name }) => {
            const called = isolatedLine(name ?? '') || signingText('organise.help.guest');
            return (
              <li
                key={userId}
                className="flex min-h-12 items-center justify-between gap-3 border-line border-t py-1"
              >
                <bdi translate="no" className="font-bold [overflow-wrap:anywhere]">
                  {called}
                </bdi>
                <Form method="post" action={signingAddress(cardId)} preventScrollReset>
                  <input type="hidden" name="person" value={userId} />
                  <Button type="submit" name="intent" value="end-help" look="quiet" size="small">
                    {signingText('organise.help.end')}
                  </Button>
                </Form>
              </li>
            );
          })}
        </ul>
      ) : null}
      {link ? (
        <>
          <LinkField label={signingText('organise.help.link')} value={link} />
          <Button
            look="secondary"
            size="small"
            className="noscript:hidden self-start"
            icon={<Copy aria-hidden="true" className="size-5" />}
            onClick={() => void copyLink(link)}
          >
            {signingText('organise.invite.copy')}
          </Button>
        </>
      ) : null}
      <SigningButton cardId={cardId} intent="organiser-link">
        {link ? signingText('organise.help.renew') : signingText('organise.help.make')}
      </SigningButton>
    </Details>
  );
}
