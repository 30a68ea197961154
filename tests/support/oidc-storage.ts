import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Where an OpenID server of a test keeps codes, sessions and the like: in memory, of one kind each, for one run. */
export function memoryStorage(): (name: string) => Adapter {
  const kinds = new Map<string, Map<string, AdapterPayload>>();
  return (name) => {
    const kept = kinds.get(name) ?? new Map<string, AdapterPayload>();
    kinds.set(name, kept);
    return {
      async upsert(id, payload) {
        kept.set(id, payload);
      },
      find: async (id) => kept.get(id),
      findByUid: async (uid) => [...kept.values()].find((one) => one.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = kept.get(id);
        if (payload) payload.consumed = true;
      },
      async destroy(id) {
        kept.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
      },
    };
  };
}
