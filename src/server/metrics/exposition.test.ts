import { expect, test } from 'vitest';
import { counter, exposition, gauge, histogram, upDownCounter } from './exposition.ts';

test('each kind of metric is written as the format says', () => {
  const requests = counter('requests_total', 'All.');
  requests.add({ route: '/', status: '2xx' });
  requests.add({ route: '/', status: '2xx' }, 2);
  requests.add({ route: '/login', status: '4xx' });
  const open = upDownCounter('open', 'Now.');
  open.add({ route: '/' });
  open.add({ route: '/' }, -1);
  const seconds = histogram('seconds', 'Long.', [0.1, 1]);
  for (const value of [0.1, 0.5, 7]) seconds.observe({ route: '/' }, value);
  const memory = gauge('memory', 'Bytes.', () => 12.5);
  expect(exposition([requests, open, seconds, memory])).toBe(`# HELP requests_total All.
# TYPE requests_total counter
requests_total{route="/",status="2xx"} 3
requests_total{route="/login",status="4xx"} 1
# HELP open Now.
# TYPE open gauge
open{route="/"} 0
# HELP seconds Long.
# TYPE seconds histogram
seconds_bucket{route="/",le="0.1"} 1
seconds_bucket{route="/",le="1"} 2
seconds_bucket{route="/",le="+Inf"} 3
seconds_sum{route="/"} 7.6
seconds_count{route="/"} 3
# HELP memory Bytes.
# TYPE memory gauge
memory 12.5
`);
});

test('a label cannot leave its quotes, and what has no value yet is left out', () => {
  const odd = gauge('odd', 'h', () => [{ labels: { a: 'x"} 1\n\\' }, value: 1 }]);
  expect(exposition([odd, counter('none', 'h')])).toBe(
    '# HELP odd h\n# TYPE odd gauge\nodd{a="x\\"} 1\\n\\\\"} 1\n',
  );
});
