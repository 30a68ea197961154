import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Avatar } from '../components/avatar.tsx';
import { photoMegabytes, photoTypes } from '../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../components/upload/upload.tsx';
import { accountText } from '../texts/account.ts';
import { shareText } from '../texts/share.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { controlLook, FieldError } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { CameraButton } from '../ui/photo-button.tsx';
import { useFilesAnywhere } from '../ui/use-files-anywhere.ts';
import type { AvatarChoice } from './use-avatar.ts';

interface AvatarFieldProps {
  avatar: AvatarChoice;
  /** The server's error message. */
  error: string | undefined;
}

/** The profile picture: uploads and removes it. Applied when the form is saved. */
export function AvatarField({ avatar: { content, value, upload, take, remove }, error }: AvatarFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  useFilesAnywhere(([file]) => file && take(file));
  const problem = upload.sentence ? `${id}-problem` : error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={problem} className="flex min-w-0 flex-col gap-4 sm:flex-row sm:items-center">
      <legend className="sr-only">{accountText('avatar.photo.alt')}</legend>
      <Avatar
        content={content}
        width={320}
        label={
          content.photo
            ? accountText('avatar.photo.alt')
            : accountText('avatar.initials.alt', { initials: content.initials })
        }
        className="mx-auto size-34 sm:mx-0"
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        <input type="hidden" name="avatar" value={value} />
        <UploadProgress upload={upload} arrived={shareText('upload.preparing.photo')} />
        <div className="flex flex-col gap-2 noscript:hidden">
          <FileDrop
            ref={chooser}
            label={content.photo ? accountText('avatar.replace.action') : accountText('avatar.upload.action')}
            context={siteText('fileDrop.forProfile')}
            icon={ImagePlus}
            limits={siteText('fileDrop.size', { megabytes: photoMegabytes })}
            types={photoTypes}
            compact
            hidden={upload.underWay !== null}
            onFile={take}
          />
          {upload.underWay ? null : (
            <CameraButton context={siteText('fileDrop.forProfile')} facing="user" onFile={take} />
          )}
          {content.photo && !upload.underWay ? (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                remove();
                chooser.current?.focus();
              }}
            >
              {accountText('avatar.remove.action')}
            </Button>
          ) : null}
        </div>
        <noscript>
          <label htmlFor={`${id}-file`} className="mb-1.5 block font-bold">
            {accountText('avatar.upload.action')}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            name="photo"
            accept={photoTypes.join(',')}
            className={controlLook}
          />
          {content.photo ? (
            <Checkbox
              label={accountText('avatar.remove.action')}
              name="avatar"
              value="none"
              className="mt-2"
            />
          ) : null}
        </noscript>
        <UploadProblem id={`${id}-problem`} upload={upload} />
        {error && !upload.sentence && !upload.underWay ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : null}
        <p role="status" className="text-ink-faint text-sm">
          {value ? accountText('avatar.unsaved.hint') : accountText('avatar.size.hint', { photoMegabytes })}
        </p>
      </div>
    </fieldset>
  );
}
