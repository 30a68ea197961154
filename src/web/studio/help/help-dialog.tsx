import { useState } from 'react';
import { studioText } from '../../texts/studio.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { steps } from './first-visit-hint.tsx';
import { isHelpKeyOn, keys, switchHelpKey } from './keys.ts';

/** The three steps to a card, and all keys of the studio. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <Dialog open onOpenChange={onClose} title={studioText('help.title')} size="medium">
      <ol className="list-inside list-decimal">
        {steps().map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <table className="mt-4 w-full border-separate border-spacing-y-2">
        <caption className="text-start font-bold">{studioText('help.shortcuts.title')}</caption>
        <tbody>
          {keys().map(({ keys, what }) => (
            <tr key={keys.join('')}>
              <th scope="row" className="w-0 whitespace-nowrap pe-4 font-normal">
                <span dir="ltr">
                  {keys.map((key) => (
                    <kbd key={key} className={keyLook}>
                      {isApple && key === 'Ctrl' ? '⌘' : key}
                    </kbd>
                  ))}
                </span>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <HelpKeyField />
    </Dialog>
  );
}

function HelpKeyField() {
  const [isOn, setOn] = useState(isHelpKeyOn);
  return (
    <Checkbox
      label={studioText('help.key.hint')}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        switchHelpKey(target.checked);
      }}
    />
  );
}

const keyLook =
  'me-1 inline-block min-w-8 rounded-sm border-2 border-edge bg-paper px-2 text-center font-sans text-sm';
