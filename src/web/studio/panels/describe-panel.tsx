import { describedRules } from '#card/document/described.ts';
import { studioText } from '../../texts/studio.ts';
import { CardTextArea } from './card-text-fields.tsx';

/** What the sender adds to the description that every card has. */
export function DescribePanel() {
  return (
    <>
      <p>{studioText('describe.text')}</p>
      <CardTextArea
        field="description"
        rows={2}
        label={studioText('describe.label')}
        hint={studioText('describe.hint')}
        max={describedRules.description.max}
        editOf={(value) => ({ type: 'description', value })}
      />
    </>
  );
}
