import { use } from 'react';
import { PageNonce } from '../../page/page-nonce.ts';
import type { StudioStart } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import { earlyFormId, earlyStudioScript } from './early-form.ts';

/** What the page needs until its code is there. It stands below the fields and the preview. */
export function FormOfPage() {
  const { start } = useStudio();
  const nonce = use(PageNonce);
  return (
    <>
      {/* `off`: browsers fill in hidden fields of an earlier visit otherwise. */}
      <form id={earlyFormId} method="post" encType="multipart/form-data" autoComplete="off" hidden>
        {Object.entries(hiddenFields(start)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // A text of ours. It is in the HTML only: in the browser it has run.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyStudioScript() : '' }}
      />
    </>
  );
}

/** What the form says besides its fields. */
function hiddenFields({ card, template }: StudioStart): Readonly<Record<string, string>> {
  return {
    card: JSON.stringify(card),
    design: template === null || template === 'missing' ? '' : template.id,
  };
}
