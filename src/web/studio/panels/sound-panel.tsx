import { useId } from 'react';
import type { Audio } from '#card/document/card.ts';
import { songs } from '#content/songs.ts';
import { voices } from '#content/voices.ts';
import { choicesList } from '../../texts/choices.ts';
import { studioText } from '../../texts/studio.ts';
import { toast } from '../../ui/toast.tsx';
import { useStudio } from '../studio-context.tsx';
import { uploadSound } from '../upload/sound-upload.ts';
import { useCardUpload } from '../upload/use-card-upload.ts';
import { useRecording } from '../upload/use-recording.ts';
import { OwnSound } from './own-sound.tsx';
import { SoundChoices } from './sound-choices.tsx';

/** The card's one sound: a song, a voice, an uploaded file or a recording. */
export function SoundPanel() {
  const { edit } = useStudio();
  const name = useId();
  const music = useCardUpload({
    send: (file, options) => uploadSound({ file, kind: 'upload' }, options),
    onDone(sound) {
      // A recording that is still being sent would replace the later choice.
      recording.upload.cancel();
      edit({ type: 'audio', value: sound });
      toast({ title: studioText('sound.added.toast') });
    },
  });
  const recording = useRecording({ onStart: music.cancel });

  function choose(value: Extract<Audio, { id: string }>, title: string) {
    // An upload that is still running would replace the new choice.
    music.cancel();
    recording.upload.cancel();
    edit({ type: 'audio', value });
    toast({ title });
  }

  return (
    <>
      <SoundChoices
        legend={studioText('sound.songs.title')}
        kind="song"
        name={name}
        choices={songs.map((song) => {
          const { name, lyrics } = choicesList().songs[song.id] ?? song;
          return { ...song, name, words: lyrics };
        })}
        onChoose={(id) => choose({ kind: 'song', id }, studioText('sound.song.toast'))}
      />
      <SoundChoices
        legend={studioText('sound.voices.title')}
        kind="voice"
        name={name}
        choices={voices.map((voice) => {
          const { name, text } = choicesList().voices[voice.id] ?? voice;
          return { ...voice, name, words: [text] };
        })}
        onChoose={(id) => choose({ kind: 'voice', id }, studioText('sound.voice.toast'))}
      />
      <OwnSound music={music} recording={recording} />
    </>
  );
}
