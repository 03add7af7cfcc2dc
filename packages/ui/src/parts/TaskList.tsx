import { CircleCheck, CircleDashed, CircleDot, Lock } from 'lucide-react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';
import { AppLink } from './link.tsx';
import { StatusChip } from './StatusChip.tsx';

export type TaskState = 'done' | 'current' | 'todo' | 'blocked';
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly state: TaskState;
  readonly href?: string;
  /** `yyyy-MM-dd`. */
  readonly due?: string | null;
  readonly isOverdue?: boolean;
  /** Why it cannot start yet. */
  readonly reason?: string;
}
const looks = {
  done: { icon: CircleCheck, tone: 'success' },
  current: { icon: CircleDot, tone: 'info' },
  todo: { icon: CircleDashed, tone: 'neutral' },
  blocked: { icon: Lock, tone: 'neutral' },
} as const;

/** What is to do, with state and due date, and how many are done. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const text = useKitText();
  const formats = useFormats();
  const done = tasks.filter((task) => task.state === 'done').length;
  return (
    <div>
      <p className="hp-muted">{text('tasks.summary', { done, total: tasks.length })}</p>
      <ul className="hp-tasks">
        {tasks.map((task) => {
          const look = looks[task.state];
          const due = task.due
            ? text(task.isOverdue ? 'tasks.overdue' : 'tasks.due', { date: formats.dayInSentence(task.due) })
            : null;
          return (
            <li key={task.id} data-state={task.state}>
              <Icon of={look.icon} />
              <span className="hp-task-words">
                {task.href && task.state !== 'blocked' ? (
                  <AppLink href={task.href}>{task.title}</AppLink>
                ) : (
                  <span>{task.title}</span>
                )}
                {task.reason ? <span className="hp-caption">{task.reason}</span> : null}
                {due && task.state !== 'done' ? (
                  <span className={task.isOverdue ? 'hp-caption hp-danger' : 'hp-caption'}>{due}</span>
                ) : null}
              </span>
              <StatusChip state={task.state} tone={look.tone} icon={look.icon} label={text(`tasks.${task.state}`)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
