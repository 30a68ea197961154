import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { limits } from '#card/document/limits.ts';
import { languages, offeredLanguages } from '#content/languages/languages.ts';
import { getProfile } from '#server/accounts/profile/read.ts';
import { profileSchema } from '#server/accounts/profile/types.ts';
import { saveProfile } from '#server/accounts/profile/write.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { FilesUnavailable } from '#server/files/store/file-store.ts';
import { readSentForm } from '#server/files/uploads/sent-form.ts';
import type { ReceivedFile } from '#server/files/uploads/uploads.ts';
import { storePhoto } from '#server/files/write.ts';
import { AccountPage } from '../components/account-page.tsx';
import { avatarContentOf } from '../components/avatar-content.ts';
import { pageMeta } from '../page/page-meta.ts';
import { AvatarField } from '../profile/avatar-field.tsx';
import { useAvatar } from '../profile/use-avatar.ts';
import { failure, fieldErrors, misfilled, refused, stay } from '../request/account-answer.ts';
import { isGuestStorageFull, uploadRefusal } from '../request/answer-upload.ts';
import { getServices, limit, requestContext, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { unknownButton, unreadable } from '../request/read-form.ts';
import { accountText } from '../texts/account.ts';
import { errorText } from '../texts/error-text.ts';
import { errorsText } from '../texts/errors.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/profile';

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const profile = await getProfile(getServices(context).db, user.id);
  // The account was deleted at this moment.
  if (!profile) throw redirect('/login');
  const { avatarUrl, email, ...fields } = profile;
  const readable = email && readableEmail(email);
  return {
    ...fields,
    email: readable,
    content: avatarContentOf({ ...profile, userId: user.id, name: profile.fullName }),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const tooMany = await limit(context, request, 'upload');
  if (tooMany) return refused({}, accountText('profile.failed.title'), tooMany);
  const upload = { request, uploaderId: user.id, max: limits.photo.bytes + restOfForm };
  const { services, requestId } = context.get(requestContext);
  try {
    const received = await getServices(context).uploads.receive(upload, (file) =>
      save(file, { request, context, user }),
    );
    return received.ok ? received.value : notHeld(uploadRefusal(received.error, 'photo', limits.photo.bytes));
  } catch (err) {
    if (!(err instanceof FilesUnavailable)) throw err;
    services.log.error({ requestId, err }, 'profile not saved');
    return notHeld({ status: 503, sentence: errorText(err.sentence) });
  }
}

/** The form was not received. With JavaScript its fields are still on the page. */
function notHeld({ status, sentence }: { readonly status: number; readonly sentence: string }) {
  return stay({ form: {}, status, message: failure(accountText('profile.failed.title'), sentence) });
}

/** Bytes of the form without the photo. */
const restOfForm = 64 * 1024;

type Saving = Pick<Route.ActionArgs, 'request' | 'context'> & {
  readonly user: { readonly id: string; readonly isGuest: boolean };
};

async function save(file: ReceivedFile, { request, context, user }: Saving) {
  const userId = user.id;
  const form = await readSentForm(file, {
    contentType: request.headers.get('content-type') ?? '',
  });
  if (!form) throw unreadable();
  const { db, files } = getServices(context);
  const { fields, photo } = form;
  if (fields.intent !== 'save') throw unknownButton();
  const parsed = profileSchema.safeParse(fields);
  const errors: Record<string, string | undefined> = parsed.success ? {} : fieldErrors(parsed.error);
  const title = accountText('profile.failed.title');
  const tooMany = await limit(context, request, 'profile');
  if (tooMany) return refused(fields, title, tooMany);
  if (photo && user.isGuest && (await isGuestStorageFull(context)))
    return misfilled(fields, title, { avatar: errorsText('upload.guestsFull') });
  // From browsers without JavaScript. Stored even if another field is invalid, so that nobody has to choose it twice.
  const stored = photo && (await storePhoto({ db, files, userId, file: photo, kind: 'avatar' }));
  if (stored && !stored.ok) errors.avatar = errorText(stored.error.sentence);
  const sent = stored?.ok ? { avatar: stored.value.file } : {};
  const typed = { ...fields, ...sent };
  if (!parsed.success || errors.avatar) return misfilled(typed, title, errors);
  const saved = await saveProfile(db, userId, { ...parsed.data, ...sent });
  if (!saved.ok)
    return misfilled({ ...typed, avatar: '' }, title, { avatar: errorText(saved.error.sentence) });
  return redirectWithToast(context, {
    to: '/profile',
    message: {
      title: accountText('profile.saved.title'),
      description: accountText('profile.saved.text'),
    },
  });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('profile.page.title'), hidden: true });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, fullName, website, language, timeZone, updatedAt } = loaderData;
  const { errors, typed, message } = actionData ?? {};
  const isSaving = useNavigation().formData?.get('intent') === 'save';
  const form = useFocusInvalid(actionData);
  const avatar = useAvatar(loaderData, idOf(typed?.avatar));
  useShownAsStored(form, updatedAt);
  return (
    <AccountPage
      title={accountText('profile.title')}
      lead={accountText('profile.lead')}
      footer={
        <span className="flex flex-wrap justify-center gap-x-6 gap-y-2">
          <Link to="/dashboard" className="link">
            {accountText('back.action')}
          </Link>
          <Link to="/dashboard/settings" className="link">
            {accountText('settings.title')}
          </Link>
        </span>
      }
    >
      <ServedToast message={message} />
      <Form ref={form} method="post" encType="multipart/form-data" className="flex flex-col gap-5">
        <AvatarField avatar={avatar} error={errors?.avatar} />
        {email === null ? null : (
          <TextField
            label={accountText('profile.email.label')}
            type="email"
            value={email}
            readOnly
            autoComplete="off"
            hint={accountText('profile.email.hint')}
          />
        )}
        <TextField
          label={accountText('profile.name.label')}
          name="fullName"
          autoComplete="name"
          required
          defaultValue={typed?.fullName ?? fullName}
          error={errors?.fullName}
        />
        <TextField
          label={accountText('profile.website.label')}
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          aside={siteText('field.optional')}
          placeholder="https://"
          defaultValue={typed?.website ?? website ?? ''}
          error={errors?.website}
        />
        <Select
          label={accountText('profile.language.label')}
          hint={accountText('profile.language.hint')}
          name="language"
          placeholder={accountText('profile.automatic')}
          options={offeredLanguages.map((value) => ({ value, label: languages[value].name }))}
          defaultValue={typed?.language ?? language ?? ''}
        />
        <TextField
          label={accountText('profile.zone.label')}
          name="timeZone"
          hint={accountText('profile.zone.hint')}
          autoComplete="off"
          defaultValue={typed?.timeZone ?? timeZone ?? ''}
          error={errors?.timeZone}
        />
        <input type="hidden" name="intent" value="save" />
        <Button
          type="submit"
          wide
          disabled={avatar.upload.underWay !== null}
          busy={isSaving}
          busyText={accountText('profile.saving.status')}
        >
          {accountText('profile.save.action')}
        </Button>
      </Form>
    </AccountPage>
  );
}

/** Only an id that an earlier answer stored for the form. */
function idOf(avatar: string | undefined): string {
  return avatar && /^[\w-]{22}$/.test(avatar) ? avatar : '';
}

/** After a save the fields show the stored values, which may differ from the typed ones. */
function useShownAsStored(form: RefObject<HTMLFormElement | null>, updatedAt: string | null): void {
  const shown = useRef(updatedAt);
  // The text in the fields is the document's.
  useEffect(() => {
    if (shown.current === updatedAt) return;
    shown.current = updatedAt;
    form.current?.reset();
  }, [form, updatedAt]);
}
