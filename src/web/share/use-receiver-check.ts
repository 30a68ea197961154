import { type RefObject, useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import { type ChannelId, channelProblem } from './channels.tsx';
import type { ReceiverStore } from './receiver.ts';
import type { ReceiverProblem } from './receiver-address.ts';

interface ReceiverCheck {
  /** False when this channel cannot use what was typed. Then shows why and focuses the field. */
  isReady(channel: ChannelId): boolean;
  /** The ref of the element around the fields. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly problem: ReceiverProblem | null;
  /** Typing may have corrected it. */
  readonly onTyped: () => void;
}

export function useReceiverCheck(receiver: ReceiverStore): ReceiverCheck {
  const [problem, setProblem] = useState<ReceiverProblem | null>(null);
  const box = useFocusInvalid<HTMLDivElement>(problem);
  return {
    isReady(channel) {
      const found = channelProblem(channel, receiver.getState());
      setProblem(found);
      if (found) toast({ title: found.title, description: found.description, destructive: true });
      return found === null;
    },
    box,
    problem,
    onTyped: () => setProblem(null),
  };
}
