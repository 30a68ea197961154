import { useRef } from 'react';
import { SoundText } from '../../components/card-sound.tsx';
import { clock, SoundPlayer } from '../../components/sound-player.tsx';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useCard, useStudio } from '../studio-context.tsx';

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly seconds: number;
  readonly words: readonly string[];
}

interface SoundChoicesProps {
  legend: string;
  kind: 'song' | 'voice';
  /** Shared by all choices of the panel, because the card has one sound. */
  name: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
}

/** Our own sounds, each with a button to listen first. The chosen one opens, with its player and its text. */
export function SoundChoices({ legend, kind, name, choices, onChoose }: SoundChoicesProps) {
  const chosen = useCard(({ audio }) => (audio?.kind === kind ? audio.id : null));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.id}
            name={name}
            choice={choice}
            checked={choice.id === chosen}
            onChoose={() => onChoose(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceRowProps {
  name: string;
  choice: Choice;
  checked: boolean;
  onChoose: () => void;
}

function ChoiceRow({ name, choice, checked, onChoose }: ChoiceRowProps) {
  const radio = useRef<HTMLInputElement>(null);
  const sound = { href: choice.url, title: choice.name, seconds: choice.seconds };
  return (
    <div
      className={classNames(
        'rounded-md border-2 has-[:focus-visible]:border-ink',
        checked ? 'border-ink bg-marigold-soft' : 'border-line bg-surface hover:border-edge',
      )}
    >
      <div className="flex items-center">
        <label className="flex min-h-13 min-w-0 grow cursor-pointer items-center gap-3 px-4 py-1.5">
          <input
            ref={radio}
            type="radio"
            name={name}
            checked={checked}
            onChange={onChoose}
            className="size-5 shrink-0 cursor-pointer accent-leaf-text"
          />
          <span className={classNames('grow', checked && 'font-bold')}>{choice.name}</span>
          <span className="text-ink-faint text-sm tabular-nums">{clock(choice.seconds)}</span>
        </label>
        {checked ? null : (
          <div className="pe-1">
            <SoundPlayer sound={sound} isSmall />
          </div>
        )}
      </div>
      {checked ? (
        <div className="flex flex-col items-start gap-2 px-4 pb-3">
          <div className="w-full">
            <SoundPlayer sound={sound} />
          </div>
          <SoundText words={choice.words} />
          <RemoveSound name={choice.name} onRemoved={() => radio.current?.focus()} />
        </div>
      ) : null}
    </div>
  );
}

/** Takes the sound off the card. */
export function RemoveSound({ name, onRemoved }: { name: string; onRemoved: () => void }) {
  const { edit } = useStudio();
  return (
    <Button
      look="quiet"
      size="small"
      className="-mx-4 -mb-2"
      aria-label={studioText('remove.label', { name })}
      onClick={() => {
        edit({ type: 'audio', value: null });
        onRemoved();
      }}
    >
      {studioText('remove.action')}
    </Button>
  );
}
