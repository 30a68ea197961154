import type { Cluster } from './cluster.ts';
import type { Machine } from './network.ts';

/** What happens to the leader. */
export interface LeaderFault {
  readonly name: string;
  /** Returns what mends it. */
  inject(cluster: Cluster, leader: Machine, round: number): Promise<() => void>;
}

export const leaderFaults: readonly LeaderFault[] = [
  {
    name: 'killed',
    async inject(cluster, leader) {
      leader.signal('SIGKILL');
      return () => cluster.start(leader);
    },
  },
  {
    name: 'frozen',
    async inject(_, leader) {
      leader.signal('SIGSTOP');
      return () => leader.signal('SIGCONT');
    },
  },
  {
    // From everybody and, every other time, from the other two only: HAProxy still reaches it.
    name: 'cut off',
    async inject(_, leader, round) {
      const cut = (isCut: boolean) =>
        round % 2 === 1 ? leader.setConnected(!isCut) : leader.setIsolated(isCut);
      cut(true);
      return () => cut(false);
    },
  },
  {
    name: 'switched over',
    async inject(_, leader) {
      const answer = await fetch(`http://${leader.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name }),
      });
      if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
      return () => {};
    },
  },
];
