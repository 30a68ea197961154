import { join } from 'node:path';
import { newCard } from '#card/document/card.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import { siteOf } from '#content/site.ts';
import { createAuth } from './auth/auth.ts';
import { type Brand, openBrand } from './brand/brand.ts';
import type { CachedCount } from './cached-count.ts';
import { explainFolder } from './cannot-start.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { stopUrlFinder } from './deliveries/note-mail.ts';
import { createExports, type Exports } from './exports/exports.ts';
import { createSmallerPhotos, type SmallerPhotos } from './files/photos/smaller-photos.ts';
import { createFileStore, requireBucket } from './files/store/create-store.ts';
import type { FileStore } from './files/store/file-store.ts';
import { requireSameFolder } from './files/store/same-folder.ts';
import { createStoredFiles, type StoredFiles } from './files/store/stored-files.ts';
import { createUploads, type Uploads } from './files/uploads/uploads.ts';
import { createGuestStorage } from './guests/read.ts';
import { createLog, type Logger } from './log.ts';
import { createLookups, createMessageWriter, type WriteMessage } from './mail/mail-kinds.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { createMailer } from './mail/transport/create-mailer.ts';
import type { Mailer } from './mail/transport/mailer.ts';
import { createMailQueue, type MailQueue } from './mail/write.ts';
import { createRateLimiter, type RateLimiter } from './rate-limits/rate-limiter.ts';
import { createRouteLimits, type RouteLimits } from './rate-limits/route-limits.ts';
import { openDrawingAssets } from './scenes/drawing-assets.ts';
import { createFontFaces } from './scenes/fonts/font-faces.ts';
import { createFontThread } from './scenes/fonts/font-thread.ts';
import { pageTexts } from './scenes/fonts/page-texts.ts';
import { createPictureCache, type PictureCache, pictureCapacity } from './scenes/picture-cache.ts';
import { openPictureFolder, pictureFolderCapacity } from './scenes/picture-folder.ts';
import { createPictureThread, type PictureThread } from './scenes/picture-thread.ts';
import { createScenes, type Scenes } from './scenes/scenes.ts';
import { loadSecret, requireSameSecret } from './secret.ts';
import { createStatistics, type StatisticsSource } from './statistics/statistics.ts';
import { createViewCounter, type ViewCounter } from './views/view-counter.ts';
import { isHumanRequest, isVisit } from './views/visit.ts';
import { createWishModel, type WishModel } from './wish-model/wish-model.ts';

/** Everything with a secret or a disk, opened once at start. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly db: Database['db'];
  /** For what only reads. */
  readonly read: Database['read'];
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
  readonly smallerPhotos: SmallerPhotos;
  readonly uploads: Uploads;
  readonly mail: MailQueue;
  /** For mail that is not queued; whoever uses it sees to it that nothing is sent twice. */
  readonly mailer: Mailer;
  readonly writeMail: WriteMessage;
  readonly auth: ReturnType<typeof createAuth>;
  readonly limiter: RateLimiter;
  readonly limits: RouteLimits;
  readonly scenes: Scenes;
  readonly pictureCache: PictureCache;
  /** Files of some megabytes, by card and revision. */
  readonly downloadCache: PictureCache;
  readonly pictureThread: PictureThread;
  readonly views: ViewCounter;
  readonly downloads: ViewCounter;
  readonly exports: Exports;
  readonly brand: Brand;
  readonly statistics: StatisticsSource;
  /** Bytes that all guests together have stored. */
  readonly guestStorage: CachedCount<number>;
  /** Null when the operator has set up none. */
  readonly wishModel: WishModel | null;
  /** The same in every process of the site. */
  readonly secret: string;
  /** Of the hashes of addresses that mail was sent to, and of the links in that mail. */
  readonly deliveryKey: string;
  /** What a feature opens for itself: made when it is first asked for, and once. It needs no closing. */
  of<Part>(open: (services: Services) => Part): Part;
  /** Closes what was opened, last first. */
  close(): Promise<void>;
}

/** Opens everything; when a part fails, what was opened before is closed again. Throws `CannotStart`. */
export async function openServices(config: Config): Promise<Services> {
  return openParts(config).catch((error: unknown) => {
    throw explainFolder(error, config.dataDir);
  });
}

async function openParts(config: Config): Promise<Services> {
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  log.info({ dataDir: config.dataDir }, 'starting; this is the data folder');
  const brand = await openBrand(config.brandDir);
  await using opened = new AsyncDisposableStack();
  const opening = <Part extends { close(): Promise<void> }>(part: Part) =>
    opened.adopt(part, () => part.close());
  const database = opening(await openDatabase({ config, log }));
  const secret = await loadSecret(config);
  const { deliverySecret } = config;
  // What somebody never wants again outlives a change of the secret that signs sessions.
  const deliveryKey = deliverySecret ?? secret;
  await requireSameSecret(deliverySecret === null ? secret : `${secret}\n${deliverySecret}`, {
    database,
    log,
  });
  const files = createFileStore(config);
  const storedFiles = createStoredFiles(files, log);
  await requireBucket(config, log);
  await requireSameFolder(config, database.pool);
  const { name: siteName, email: operator } = siteOf(config.site);
  const { db, read } = database;
  const mail = createMailQueue(db);
  const limiter = createRateLimiter({ db, secret });
  const auth = createAuth({ db, config, secret, mail, limiter, log });
  const { origin } = config;
  const mailer = createMailer(config, siteName);
  const writeMail = createMessageWriter({
    site: siteName,
    origin,
    operator,
    ...createLookups({
      links: auth.links,
      ...{ db, config, secret },
      findStopUrl: stopUrlFinder({ db, deliveryKey, config }),
    }),
    languages: config.languages,
  });
  const mailWorker = opening(startMailWorker({ db, mailer, write: writeMail, log }));
  database.listen('mail_posted', mailWorker.wake);
  const views = opening(createViewCounter({ db, log, isCounted: isVisit, column: 'views' }));
  const downloads = opening(createViewCounter({ db, log, isCounted: isHumanRequest, column: 'downloads' }));
  const fontThread = opening(createFontThread());
  const fontFaces = createFontFaces(process.cwd(), fontThread.ask);
  // It learns what the page of every card says, before the first visitor waits for it.
  fontFaces(pageTexts(newCard(0), siteName), firstLanguage).catch(() => undefined);
  const scenes = createScenes({
    assets: openDrawingAssets(process.cwd()),
    files,
    siteName,
    designPictures: openPictureFolder(join(config.dataDir, 'design-pictures'), pictureFolderCapacity),
    fontFaces,
  });
  const pictureThread = opening(createPictureThread({ root: process.cwd(), siteName, ...config }));
  const exports = createExports({ db, files: storedFiles, scenes: pictureThread, siteName, log });
  const statistics = createStatistics({ siteStats: config.siteStats, read });
  const closing = opened.move();
  const made = new Map<unknown, unknown>();
  const services: Services = {
    config,
    log,
    database,
    db,
    read,
    files,
    storedFiles,
    smallerPhotos: createSmallerPhotos(storedFiles),
    uploads: createUploads(join(config.dataDir, 'incoming')),
    mail,
    mailer,
    writeMail,
    auth,
    limiter,
    limits: createRouteLimits(limiter),
    scenes,
    pictureCache: createPictureCache(pictureCapacity.pictures),
    downloadCache: createPictureCache(pictureCapacity.downloads),
    pictureThread,
    views,
    downloads,
    statistics,
    guestStorage: createGuestStorage({ read }),
    exports,
    brand,
    wishModel: config.wishModel && createWishModel({ config: config.wishModel, log }),
    secret,
    deliveryKey,
    of<Part>(open: (services: Services) => Part) {
      if (!made.has(open)) made.set(open, open(services));
      return made.get(open) as Part;
    },
    close: () => closing.disposeAsync(),
  };
  return services;
}
