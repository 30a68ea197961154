import { expect, test } from 'vitest';
import { signedHeaders } from './s3.ts';

// The examples of docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html.
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = '20130524T000000Z';
const host = 'https://examplebucket.s3.amazonaws.com';

test.each([
  [
    'GET of an object',
    { method: 'GET', url: new URL(`${host}/test.txt`), headers: { range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT of an object',
    {
      method: 'PUT',
      url: new URL(`${host}/test%24file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET with a query',
    { method: 'GET', url: new URL(`${host}/?max-keys=2&prefix=J`), headers: {} },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('signs a %s as Amazon does', async (_name, request, signature) => {
  const headers = await signedHeaders(request, credentials, now);
  expect(headers.get('authorization')).toContain(`Signature=${signature}`);
});
