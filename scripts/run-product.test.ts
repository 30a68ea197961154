import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

test('a container is given what deploy/process.env says', () => {
  const [, settings = ''] = /^ENV (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const container = parseEnv(settings.replaceAll(' ', '\n'));
  expect(container).toMatchObject(parseEnv(readFileSync('deploy/process.env', 'utf8')));
});

test('the systemd unit reads deploy/process.env', () => {
  expect(readFileSync('deploy/birthday-bloom.service', 'utf8')).toContain(
    'EnvironmentFile=/opt/birthday-bloom/deploy/process.env\n',
  );
});
