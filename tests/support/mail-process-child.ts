/* The process of `mail-process.ts`: prints "listening", then each mail as a line of JSON. */
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailProcessOptions } from './mail-process.ts';

const { port, tls, key, cert, user, password } = JSON.parse(
  process.env.MAIL_PROCESS ?? '',
) as MailProcessOptions;

const server = new SMTPServer({
  secure: tls === 'implicit',
  key,
  cert,
  // Offered after STARTTLS only, as a careful server does.
  allowInsecureAuth: false,
  onAuth(auth, _session, done) {
    if (auth.username === user && auth.password === password) done(null, { user });
    else done(new Error('wrong name or password'));
  },
  onData(stream, _session, done) {
    text(stream).then((mail) => {
      console.log(JSON.stringify(mail));
      done();
    }, done);
  },
});
// A client that does not trust the certificate hangs up.
server.on('error', () => {});
server.listen(port, '127.0.0.1', () => console.log('listening'));
