import { Camera, type LucideIcon } from 'lucide-react';
import { siteText } from '../texts/site.ts';
import { classNames } from './class-names.ts';

interface PhotoButtonProps {
  label: string;
  /** What the photo is for, for screen readers. */
  context?: string | undefined;
  icon: LucideIcon;
  /** Opens the rear or the front camera at once. */
  capture?: 'environment' | 'user';
  className?: string;
  onFile: (photo: File) => void;
}

/** A chooser of photos that looks like a button. */
export function PhotoButton({ label, context, icon: Icon, capture, className, onFile }: PhotoButtonProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border-2 border-edge px-3 font-bold text-sm focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-coral-text" />
      <span>
        {label}
        {context ? <span className="sr-only">, {context}</span> : null}
      </span>
      <input
        type="file"
        accept="image/*"
        capture={capture}
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

interface CameraButtonProps extends Pick<PhotoButtonProps, 'onFile'> {
  context: string;
  facing: 'environment' | 'user';
}

/**
 * Opens the camera of a phone or tablet, where the first way of pointing is a finger. Not shown elsewhere, because a computer
 * would open the same file chooser again.
 */
export function CameraButton({ context, facing, onFile }: CameraButtonProps) {
  return (
    <PhotoButton
      label={siteText('camera.action')}
      icon={Camera}
      capture={facing}
      className="not-pointer-coarse:hidden noscript:hidden"
      {...{ context, onFile }}
    />
  );
}
