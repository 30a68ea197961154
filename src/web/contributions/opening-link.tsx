import { isolatedLine } from '#card/text/normalise-text.ts';
import { signingText } from '../texts/signing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { LinkField } from '../ui/text-field.tsx';

interface OpeningLinkProps {
  cardId: string;
  toName: string;
  isDraft: boolean;
  address: string;
}

/** Apart from the signing link, with a warning: the wrong one in a chat spoils the surprise. */
export function OpeningLink({ cardId, toName, isDraft, address }: OpeningLinkProps) {
  const name = isolatedLine(toName);
  return (
    <Details
      title={name ? signingText('organise.open.title', { name }) : signingText('organise.open.nameless')}
    >
      {isDraft ? (
        <>
          <p>{signingText('organise.open.draft')}</p>
          <ButtonLink to={`/studio?cardId=${cardId}`} look="secondary" size="small" className="self-start">
            {signingText('organise.open.studio')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{signingText('organise.open.hint')}</p>
          <LinkField
            label={
              name ? signingText('organise.open.title', { name }) : signingText('organise.open.nameless')
            }
            value={address}
          />
        </>
      )}
    </Details>
  );
}
