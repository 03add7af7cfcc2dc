import { ask, Problem } from '@homeport/client';
import { arrangeWidgets, moved, resetWidgets, type WidgetBoard } from '@homeport/model/widgets';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { SaveBar } from '@homeport/ui/parts/SaveBar.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { type Arrangement, countOfArranged } from './arrangement.rules.ts';
import { PlaceControls } from './PlaceControls.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { boardQuery, dashboardCode } from './widget-data.ts';
import { widgetWords } from './words.ts';

/** Order (by buttons or by dragging), size, taking off and adding; saved together. */
export function ArrangeWidgets({ board }: { board: WidgetBoard }) {
  const text = usePageWords(widgetWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Arrangement | null>(null);
  const [said, setSaid] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { content, available } = changed ?? board;
  const change = (draft: Arrangement, what: string) => {
    setChanged(countOfArranged(board, draft) === 0 ? null : draft);
    setSaid(what);
  };
  const move = (from: number, step: number) => {
    const one = content[from];
    if (!one) return;
    change(
      { content: moved(content, from, step), available },
      text('moved', { name: one.name, place: from + 1 + step, count: content.length }),
    );
  };
  const places = useRef<HTMLOListElement>(null);
  const { dragged, styleOf, gripOf } = useDragOrder(places, (from, to) => move(from, to - from));
  /** Sends a change and takes the answer as what stands now. */
  const keep = async (send: () => Promise<WidgetBoard>): Promise<boolean> => {
    setSaving(true);
    setProblem(null);
    try {
      queries.setQueryData(boardQuery.queryKey, await send());
      setChanged(null);
      toasts.show(text('saved'));
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const save = () =>
    keep(() => {
      const widgets = [
        ...content.map((one) => ({ widget: one.id, size: one.size, isHidden: false })),
        ...available.map((one) => ({ widget: one.id, size: one.size, isHidden: true })),
      ];
      return ask(arrangeWidgets, { body: { dashboardCode, widgets } });
    });
  useLeaveGuard({ isChanged: changed !== null, save, discard: () => setChanged(null) });
  return (
    <>
      <PageHeader
        title={text('arranging')}
        crumbs={[{ label: board.name, href: '/dashboard/widgetDashboard' }]}
        actions={
          <Button variant="default" onClick={() => void navigate({ to: '/dashboard/widgetDashboard', search: {} })}>
            {text('done')}
          </Button>
        }
      />
      {problem ? (
        <InlineError message={text('notSaved')} {...(problem.traceId ? { reference: problem.traceId } : {})} />
      ) : null}
      <p className="hp-hidden" role="status">
        {said}
      </p>
      <ol className="widget-places" ref={places} data-dragging={dragged !== null || undefined}>
        {content.map((one, at) => (
          <li
            key={one.id}
            className="hp-card widget-place"
            style={styleOf(at)}
            data-dragged={at === dragged || undefined}
          >
            <span className="widget-name">
              {/* For mouse and finger only: the buttons do the same for everybody. */}
              <span className="widget-grip" aria-hidden title={text('drag')} {...gripOf(at)}>
                <Icon of={GripVertical} />
              </span>
              <strong>{one.name}</strong>
            </span>
            <PlaceControls
              of={one}
              isFirst={at === 0}
              isLast={at === content.length - 1}
              onMove={(step) => move(at, step)}
              onSize={(size) => change({ content: content.with(at, { ...one, size }), available }, '')}
              onRemove={() =>
                change(
                  { content: content.toSpliced(at, 1), available: [...available, one] },
                  text('removed', { name: one.name }),
                )
              }
            />
          </li>
        ))}
      </ol>
      {available.length > 0 ? (
        <Card title={text('addTitle')}>
          <ul className="rows">
            {available.map((one, at) => (
              <li key={one.id} className="row">
                <span className="row-words">{one.name}</span>
                <Button
                  variant="default"
                  aria-label={text('addWidget', { name: one.name })}
                  onClick={() =>
                    change(
                      { content: [...content, one], available: available.toSpliced(at, 1) },
                      text('added', { name: one.name }),
                    )
                  }
                >
                  {text('add')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {board.isArranged && changed === null ? (
        <Button
          variant="default"
          loading={isSaving}
          onClick={() => void keep(() => ask(resetWidgets, { body: { dashboardCode }, key: crypto.randomUUID() }))}
        >
          {text('company')}
        </Button>
      ) : null}
      <SaveBar
        count={changed ? countOfArranged(board, changed) : 0}
        isSaving={isSaving}
        onSave={() => void save()}
        onDiscard={() => setChanged(null)}
      />
    </>
  );
}
