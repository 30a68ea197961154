import { describedRules } from '#card/document/described.ts';
import { studioText } from '../../texts/studio.ts';
import { CharacterCounter, CountedTextArea } from '../../ui/text-area.tsx';
import { fieldProblem } from '../document/field-problem.ts';
import { useCardTextField } from './use-card-text-field.ts';

/** What the sender adds to the description that every card has. */
export function DescribePanel() {
  const { ref, text, defaultValue } = useCardTextField<HTMLTextAreaElement>('description', (value) => ({
    type: 'description',
    value,
  }));
  return (
    <>
      <p>{studioText('describe.text')}</p>
      <CountedTextArea
        ref={ref}
        rows={2}
        defaultValue={defaultValue}
        label={studioText('describe.label')}
        hint={studioText('describe.hint')}
        counter={(id) => (
          <CharacterCounter id={id} length={[...text].length} max={describedRules.description.max} />
        )}
        error={fieldProblem('description', text)}
        dir="auto"
      />
    </>
  );
}
