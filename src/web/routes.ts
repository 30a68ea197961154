import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('signout', 'routes/signout.ts'),
  route('studio', 'routes/studio.tsx'),
  route('studio/photo', 'routes/studio-photo.ts'),
  route('studio/sound', 'routes/studio-sound.ts'),
  route('studio/save', 'routes/studio-save.ts'),
  route('studio/share', 'routes/studio-share.ts'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('card/:id', 'routes/card.tsx'),
  route('card/:id/scene.json', 'routes/card-scene.ts'),
  route('card/:id/preview.jpg', 'routes/card-preview.ts'),
  route('card/:id/picture.jpg', 'routes/card-picture.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  route('font-faces.css', 'routes/font-faces.ts'),
  route('files/:id', 'routes/file.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
