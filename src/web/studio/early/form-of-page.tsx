import { use } from 'react';
import { typedKey } from '../../page/early-fields.ts';
import { PageNonce } from '../../page/page-nonce.ts';
import { designIdOf, type StudioStart } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import { earlyFormId, earlyStudioScript } from './early-form.ts';

/** The form that the page's fields and buttons belong to until its code is there. It stands above them. */
export function FormOfPage() {
  const { start } = useStudio();
  return (
    // `off`: browsers fill in hidden fields of an earlier visit otherwise.
    <form id={earlyFormId} method="post" encType="multipart/form-data" autoComplete="off" hidden>
      {Object.entries(hiddenFields(start)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Enter in a field presses a form's first button. */}
      <button type="submit" disabled />
    </form>
  );
}

/** What the form says besides its fields. */
function hiddenFields(start: StudioStart): Readonly<Record<string, string>> {
  const { userId, creationKey, card, saved, contact, isAskedEmpty, isPhone } = start;
  return {
    userId,
    creationKey,
    ...(saved && { cardId: saved.id, revision: `${saved.revision}`, status: saved.status }),
    ...(isAskedEmpty && { isAskedEmpty: 'yes' }),
    ...(contact && { contact: contact.id, contactDay: contact.day }),
    ...(isPhone && { isPhone: 'yes' }),
    card: JSON.stringify(card),
    design: designIdOf(start) ?? '',
  };
}

/** What the page does until its code is there. It stands below the fields and the preview. */
export function ScriptOfPage() {
  return (
    <script
      nonce={use(PageNonce)}
      suppressHydrationWarning
      // A text of ours. It is in the HTML only: in the browser it has run.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyStudioScript(typedKey) : '' }}
    />
  );
}
