import { Link } from 'react-router';
import { designLicence } from '#content/design-publishing.ts';
import type { DesignOfPage } from '#server/designs/page.ts';
import { useSite } from '../components/use-site.ts';
import { designsText } from '../texts/designs.ts';
import { galleryText } from '../texts/gallery.ts';
import { designPath } from './design-paths.ts';

interface DesignCreditProps extends Pick<DesignOfPage, 'remixOf'> {
  by: string;
  isOurs: boolean;
}

/** Who made a design, under which licence, and from which other one. */
export function DesignCredit({ by, isOurs, remixOf }: DesignCreditProps) {
  return (
    <>
      <p className="mt-2 text-ink-soft">
        <span>{galleryText('design.by.label', { name: by })}</span>
        {isOurs ? null : (
          <>
            <span>{' · '}</span>
            <a
              href={designLicence.href}
              rel="license noreferrer"
              translate="no"
              className="underline underline-offset-4"
            >
              {designLicence.name}
            </a>
          </>
        )}
      </p>
      {remixOf ? <Remix {...remixOf} /> : null}
    </>
  );
}

/** The design that it was made from, one step back; that one's page has the next step. */
function Remix({ id, title, penName }: NonNullable<DesignOfPage['remixOf']>) {
  const { name: site } = useSite();
  const name = penName ?? site;
  return (
    <p className="text-ink-soft">
      {id && title ? (
        <Link to={designPath(id)} className="underline underline-offset-4">
          {designsText('credit.remix.label', { title, name })}
        </Link>
      ) : (
        designsText('credit.remix.gone', { name })
      )}
    </p>
  );
}
