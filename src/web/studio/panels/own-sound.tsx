import { FileMusic } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { describedRules } from '#card/document/described.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { type Sound, soundOf } from '#content/sounds.ts';
import { SoundPlayer } from '../../components/sound-player.tsx';
import { type Upload, UploadProblem, UploadProgress } from '../../components/upload/upload.tsx';
import { choicesList } from '../../texts/choices.ts';
import { siteText } from '../../texts/site.ts';
import { studioText } from '../../texts/studio.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { CharacterCounter, CountedTextArea } from '../../ui/text-area.tsx';
import { fieldProblem } from '../document/field-problem.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { soundMegabytes, soundMinutes, soundTypes } from '../upload/sound-upload.ts';
import type { Recording } from '../upload/use-recording.ts';
import { RecordButton } from './record-button.tsx';
import { RemoveSound } from './sound-choices.tsx';
import { useCardTextField } from './use-card-text-field.ts';

interface OwnSoundProps {
  music: Upload;
  recording: Recording;
}

/** Adds, plays and removes an uploaded sound or a recording. */
export function OwnSound({ music, recording }: OwnSoundProps) {
  const { addedFiles } = useStudio();
  const added = useStore(addedFiles, (state) => state.sound);
  const audio = useCard((card) => card.audio);
  const chooser = useRef<HTMLInputElement>(null);
  const recorder = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { take } = recording;
  const own = audio && 'file' in audio ? audio : null;
  const phrases = drawnPhrases(useCard(({ language }) => language));
  const sound = own && soundOf(own, { choices: choicesList(), phrases });
  const title = own?.kind === 'recording' ? studioText('ownSound.recording.title') : (sound?.title ?? '');
  // A recording made here plays from memory, so that storing it does not interrupt it.
  const href = take && take.stored === own?.file ? take.href : sound?.href;

  const takeAdded = useEffectEvent((file: File) => {
    addedFiles.soundTaken();
    music.start(file);
  });
  // It was pasted or dropped: that is outside React.
  useEffect(() => {
    if (added) takeAdded(added);
  }, [added]);

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-bold">{studioText('ownSound.title')}</legend>
      {take && !take.stored ? (
        <SoundBox
          key={take.href}
          ref={bringIntoView}
          sound={{ href: take.href, title: studioText('ownSound.recording.title'), seconds: take.seconds }}
        >
          <Sending
            recording={recording}
            onDiscard={() => {
              recording.discard();
              recorder.current?.focus();
            }}
          />
        </SoundBox>
      ) : null}
      {sound && href ? (
        <SoundBox key={href} sound={{ ...sound, href, title }}>
          <TranscriptField key={own?.file} />
          <RemoveSound name={title} onRemoved={() => chooser.current?.focus()} />
        </SoundBox>
      ) : null}
      <UploadProgress upload={music} arrived={studioText('ownSound.preparing.file')} />
      <FileDrop
        ref={chooser}
        label={studioText('ownSound.upload.action')}
        context={studioText('ownSound.upload.kind')}
        icon={FileMusic}
        limits={siteText('fileDrop.sizeAndLength', { megabytes: soundMegabytes, minutes: soundMinutes })}
        types={soundTypes}
        compact={false}
        hidden={music.underWay !== null}
        onFile={music.start}
      />
      <UploadProblem id={`${id}-problem`} upload={music} />
      <RecordButton ref={recorder} recording={recording} />
    </fieldset>
  );
}

/** What is said in the card's own sound. */
function TranscriptField() {
  const { store } = useStudio();
  const { ref, text, defaultValue } = useCardTextField<HTMLTextAreaElement>('transcript', (transcript) => {
    const { audio } = store.getState().card;
    return audio && 'file' in audio ? { type: 'audio', value: { ...audio, transcript } } : null;
  });
  return (
    <CountedTextArea
      ref={ref}
      className="w-full"
      rows={2}
      defaultValue={defaultValue}
      label={studioText('sound.transcript.label')}
      hint={studioText('sound.transcript.hint')}
      counter={(id) => (
        <CharacterCounter id={id} length={[...text].length} max={describedRules.transcript.max} />
      )}
      error={fieldProblem('transcript', text)}
      dir="auto"
    />
  );
}

interface SoundBoxProps {
  ref?: Ref<HTMLDivElement>;
  sound: Pick<Sound, 'href' | 'title' | 'seconds'>;
  children: ReactNode;
}

function SoundBox({ ref, sound, children }: SoundBoxProps) {
  return (
    <div
      ref={ref}
      className="flex flex-col items-start gap-2 rounded-md border-2 border-ink bg-marigold-soft px-4 py-3"
    >
      <p dir="auto" className="max-w-full truncate font-bold">
        {sound.title}
      </p>
      <div className="w-full">
        <SoundPlayer sound={sound} />
      </div>
      {children}
    </div>
  );
}

interface SendingProps {
  recording: Recording;
  onDiscard: () => void;
}

/** A recording that the server does not have yet: uploading, or waiting for a decision. */
function Sending({ recording: { upload, send }, onDiscard }: SendingProps) {
  if (upload.underWay) {
    return (
      <div className="w-full">
        <UploadProgress upload={upload} arrived={studioText('ownSound.preparing.recording')} />
      </div>
    );
  }
  return (
    <>
      <div role="alert">{upload.sentence ? <FieldError>{upload.sentence}</FieldError> : null}</div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={send}>
          {upload.sentence ? studioText('retry.action') : studioText('ownSound.add.action')}
        </Button>
        <Button look="quiet" size="small" onClick={onDiscard}>
          {studioText('ownSound.discard.action')}
        </Button>
      </div>
    </>
  );
}
