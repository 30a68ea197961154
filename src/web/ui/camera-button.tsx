import { Camera } from 'lucide-react';
import { siteText } from '../texts/site.ts';

interface CameraButtonProps {
  /** What the photo is for, for screen readers. */
  context: string;
  /** The rear or the front camera. */
  facing: 'environment' | 'user';
  onFile: (file: File) => void;
}

/**
 * Opens the camera of a phone or tablet, where the first way of pointing is a finger. Not shown elsewhere, because a computer
 * would open the same file chooser again.
 */
export function CameraButton({ context, facing, onFile }: CameraButtonProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border-2 border-edge px-3 font-bold text-sm focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2 not-pointer-coarse:hidden noscript:hidden">
      <Camera aria-hidden="true" className="size-5 shrink-0 text-coral-text" />
      <span>
        {siteText('camera.action')}
        <span className="sr-only">, {context}</span>
      </span>
      <input
        type="file"
        accept="image/*"
        capture={facing}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
