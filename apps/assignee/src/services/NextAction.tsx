import { Problem } from '@homeport/client';
import type { ServiceDetail } from '@homeport/model/cases';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { servicesWords } from './words.ts';

/** What happens next and who does it; the person's own action can be reported as done, else the provider is written to. */
export function NextAction({ service, canConfirm }: { service: ServiceDetail; canConfirm: boolean }) {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const { nextAction, providerName, contact } = service;
  const message = contact?.email ? (
    <a
      className={`hp-button${nextAction?.byAssignee ? '' : ' hp-button-filled'}`}
      href={`mailto:${contact.email}?subject=${encodeURIComponent(service.name)}`}
    >
      {say('message', { name: contact.name ?? providerName ?? say('providerWord') })}
    </a>
  ) : null;
  return (
    <Card title={say('nextAction')}>
      <div className="next-action">
        {nextAction ? (
          <>
            <strong>{nextAction.description}</strong>
            {nextAction.dueDate ? (
              <span className={nextAction.isOverdue ? 'hp-danger' : 'hp-number'}>
                {say(nextAction.isOverdue ? 'overdue' : 'dueBy', { date: formats.dayInSentence(nextAction.dueDate) })}
              </span>
            ) : null}
            <span className="hp-muted">
              {nextAction.byAssignee
                ? say('nextYours')
                : providerName
                  ? say('nextTheirs', { provider: providerName })
                  : say('nextTeam')}
            </span>
          </>
        ) : (
          <p className="hp-muted">{say('nextNone')}</p>
        )}
        <div className="form-actions">
          {nextAction?.byAssignee && canConfirm ? (
            <Button onClick={() => setAsking(true)}>{say('markDone')}</Button>
          ) : null}
          {message}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('markDoneTitle')}
        confirmLabel={say('markDone')}
        keepLabel={say('notYet')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          try {
            const note = answer?.trim() || null;
            await act('caseService', service.id, 'confirm-next-action', { note }, { version: service.version });
          } catch (error) {
            return error instanceof Problem && error.status < 500 ? error.message : say('failed');
          }
          setAnswer(null);
          toasts.show(say('marked'));
          await queries.invalidateQueries({ queryKey: ['services'] });
          return undefined;
        }}
      >
        <div className="hp-lines">
          <p>{say('markDoneText')}</p>
          <LongTextField
            label={say('answer')}
            description={say('answerHint')}
            value={answer}
            onChange={setAnswer}
            maxLength={1000}
          />
          <AppLink href="/dashboard/documents#new">{say('answerFile')}</AppLink>
        </div>
      </ConfirmDialog>
    </Card>
  );
}
