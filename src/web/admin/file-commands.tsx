import { ButtonRow, CommandButton, Section } from './parts.tsx';

export function FileCommands({ hasBucket }: { hasBucket: boolean }) {
  const back = '/admin/log';
  return (
    <Section title="Photos and sounds">
      <p>These take a while. What came of it is in the log.</p>
      <ButtonRow>
        <CommandButton command="files check" target="" back={back}>
          Compare every file with what was stored
        </CommandButton>
        {hasBucket ? (
          <>
            <CommandButton command="files to-bucket" target="" back={back}>
              Copy files into the bucket
            </CommandButton>
            <CommandButton command="files to-folder" target="" back={back}>
              Copy files into the folder
            </CommandButton>
          </>
        ) : null}
      </ButtonRow>
    </Section>
  );
}
