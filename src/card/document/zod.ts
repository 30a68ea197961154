import { z } from 'zod';

// Where the browser lets it, zod compiles each object's schema with `new Function`, and to find out it tries once. Our
// content security policy forbids that, and browsers report the attempt. So it is told before the first schema is
// made: what browsers run takes zod from here.
z.config({ jitless: true });

export { z };
