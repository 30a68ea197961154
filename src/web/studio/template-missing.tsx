import { RichText } from '../components/rich-text.tsx';
import { studioText } from '../texts/studio.ts';
import { Notice } from '../ui/notice.tsx';
import { useSaving, useStudio } from './studio-context.tsx';

/** Explains to somebody with an old link why the card is empty. Shown until the card is saved. */
export function TemplateMissing() {
  const { start } = useStudio();
  const unsaved = useSaving(({ saved }) => saved === null);
  if (start.template !== 'missing' || !unsaved) return null;
  return (
    <Notice title={studioText('template.missing.title')} className="mb-4">
      <RichText>{studioText('template.missing.text')}</RichText>
    </Notice>
  );
}
