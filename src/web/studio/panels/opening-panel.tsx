import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type EnvelopeKey, envelopeLabels } from '#card/opening/envelopes/envelope.ts';
import { SealFields } from '../../components/seal-fields.tsx';
import { ReceiverFields } from '../../share/receiver-fields.tsx';
import { studioText } from '../../texts/studio.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useCard, useStudio } from '../studio-context.tsx';
import { envelopeName } from './choice-names.ts';
import { PictureTile, TilesLegend } from './picture-tile.tsx';

/** What the receiver sees before the card and after its words. */
export function OpeningPanel() {
  const { edit } = useStudio();
  const opening = useCard((card) => card.opening);
  const hasAge = useCard((card) => card.age !== null);
  return (
    <>
      <Checkbox
        label={studioText('opening.inEnvelope.label')}
        checked={opening.shown}
        onChange={({ target }) => edit({ type: 'opening', value: { ...opening, shown: target.checked } })}
      />
      {opening.shown ? <EnvelopeField /> : null}
      <div>
        <Checkbox
          label={studioText('opening.candles.label')}
          checked={opening.candles}
          onChange={({ target }) => edit({ type: 'opening', value: { ...opening, candles: target.checked } })}
        />
        {opening.candles && !hasAge ? (
          <p className="text-ink-soft text-sm">{studioText('opening.candles.hint')}</p>
        ) : null}
      </div>
      <p className="text-ink-soft text-sm">{studioText('opening.preview.hint')}</p>
    </>
  );
}

function EnvelopeField() {
  const { edit, view } = useStudio();
  const name = useId();
  const opening = useCard((card) => card.opening);
  const isOpen = useStore(view, ({ panel }) => panel === 'opening');
  const pictures = useEnvelopePictures(isOpen);
  const chosen = opening.envelope in envelopeLabels ? (opening.envelope as EnvelopeKey) : 'seal';
  return (
    <fieldset className="min-w-0">
      <TilesLegend chosen={envelopeName(chosen)}>{studioText('opening.envelope.label')}</TilesLegend>
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3">
        {(Object.keys(envelopeLabels) as EnvelopeKey[]).map((key) => (
          <PictureTile
            key={key}
            name={name}
            value={key}
            label={envelopeName(key)}
            checked={key === chosen}
            picture={pictures[key] ?? null}
            onChoose={() => edit({ type: 'opening', value: { ...opening, envelope: key } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function SendingPanel() {
  const { receiver, seal } = useStudio();
  const restored = useStore(seal, (state) => state.restored);
  const toName = useCard((card) => card.toName);
  return (
    <>
      <SealFields key={restored} value={seal.getState().fields} toName={toName} onChange={seal.change} />
      <ReceiverFields receiver={receiver} />
      <p className="text-ink-faint text-sm">{studioText('sending.hint')}</p>
    </>
  );
}

/**
 * The addresses of pictures of the envelopes in the card's colours, by their keys. While `wanted`; the code that draws
 * them comes with the first.
 */
function useEnvelopePictures(wanted: boolean): Readonly<Record<string, string>> {
  const { backgrounds } = useStudio();
  useStore(backgrounds);
  const seed = useCard((card) => card.seed);
  const titleColor = useCard((card) => card.titleColor);
  const cover = useCard((card) => card.cover);
  const background = backgrounds.find(useCard((card) => card.background));
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});

  // Code that loads, and addresses of pictures, are outside React.
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    let made: readonly string[] = [];
    async function draw(): Promise<void> {
      const { closedEnvelopes } = await import('#card/opening/closed-envelopes.ts');
      if (!isCurrent) return;
      const drawn = closedEnvelopes({ seed, titleColor, cover }, background).map(({ key, svg }) => {
        const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        return [key, address] as const;
      });
      made = drawn.map(([, address]) => address);
      setPictures(Object.fromEntries(drawn));
    }
    // Without a connection the tiles keep their names.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [wanted, seed, titleColor, cover, background]);
  return pictures;
}
