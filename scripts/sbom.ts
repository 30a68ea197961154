/** `npm run sbom -- [FILE]`: what the product ships, as CycloneDX JSON, to a file or to the terminal. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { shippedPackages } from './shipped-packages.ts';

const bomSchema = z.looseObject({
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

// Without `--omit=dev`, which leaves out what development needs as well, such as React.
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  },
);
if (status === 0) {
  const bom = bomSchema.parse(JSON.parse(stdout));
  const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`));
  const components = bom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const root = bom.dependencies[0]?.ref;
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref) || ref === root)
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => refs.has(ref)) }));
  const text = `${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
} else {
  console.error(`The list of parts was not made.\n${stderr}`);
  process.exitCode = 1;
}
