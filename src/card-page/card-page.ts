/* The script of a card's page. Everything there works without it; each part makes one thing nicer. */
import { startDownload } from './download.ts';
import { startReply } from './reply.ts';
import { startSealed } from './sealed.ts';
import { startShare } from './share.ts';
import { startSound } from './sound.ts';
import { startTheme } from './theme.ts';

const root = document.documentElement;

startTheme(root);
startSound(root);
startDownload(root);
startShare(root);
startReply(root);
startSealed(root);
