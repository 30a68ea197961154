import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The letters that were not sent: the built product has no such page, whatever its environment says. */
const developmentOnly = process.env.NODE_ENV === 'production' ? [] : [route('outbox', 'routes/outbox.tsx')];

export default [
  ...developmentOnly,
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('signout', 'routes/signout.ts'),
  route('session.json', 'routes/session.ts'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('studio', 'routes/studio.tsx'),
  route('studio/photo', 'routes/studio-photo.ts'),
  route('studio/sound', 'routes/studio-sound.ts'),
  route('studio/save', 'routes/studio-save.ts'),
  route('studio/share', 'routes/studio-share.ts'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('dashboard/settings', 'routes/settings.tsx'),
  route('dashboard/settings/export', 'routes/export.ts'),
  route('profile', 'routes/profile.tsx'),
  route('card/:id', 'routes/card.tsx'),
  route('card/:id/scene.json', 'routes/card-scene.ts'),
  route('card/:id/preview.jpg', 'routes/card-preview.ts'),
  route('card/:id/picture.jpg', 'routes/card-picture.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  route('font-faces.css', 'routes/font-faces.ts'),
  route('files/:id', 'routes/file.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
