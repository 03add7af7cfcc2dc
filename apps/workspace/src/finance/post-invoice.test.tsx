import { leaveQuestion, mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { PostInvoice } from './PostInvoice.tsx';
import finance from './words/en.json' with { type: 'json' };

const provider = '00000000-0000-4000-8000-00000000000a';
const visa = '00000000-0000-4000-8000-00000000000b';
const storage = '00000000-0000-4000-8000-00000000000c';
const bill = '00000000-0000-4000-8000-00000000000d';
const service = (id: string, name: string, more: object) => ({
  ...{
    id,
    name,
    assignee: 'Camille Laurent',
    status: 'REQUESTED',
    provider,
    billed: '0',
    agreed: null,
    currency: null,
  },
  ...more,
});
const offer = {
  providers: [{ id: provider, name: 'Blue Harbour', currency: 'EUR' }],
  services: [
    service(visa, 'Visa', { agreed: '1000.00', currency: 'EUR', billed: '400.00' }),
    service(storage, 'Storage', {}),
  ],
};
const post = 'POST fe/vendor-invoice/post';

async function open(answer: unknown = { vendorInvoice: bill }, given: object = offer) {
  const server = declaredServer({ 'GET vendor-invoice/billable': given, [post]: () => answer });
  const page = await drawStaffPage(<PostInvoice />, { bundles: { en: { finance } } });
  await screen.findByRole('heading', { level: 1, name: 'Post an Invoice' });
  return { server, ...page };
}
const charged = (of: string) => screen.findByLabelText(`Charged for ${of}`);

test('a bill is a number, a date and an amount beside each service that it charges', async () => {
  const { server, go } = await open();
  const asked: boolean[] = [];
  go.mockImplementation(() => {
    void mayLeave();
    asked.push(leaveQuestion.get() !== null);
    leaveQuestion.get()?.answer(false);
  });
  await userEvent.type(await screen.findByLabelText(/^Invoice number/), 'BH-7');
  await userEvent.type(await charged('Visa'), '250.50');
  await userEvent.tab();
  expect(await screen.findByText('EUR 250.50')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Submit the invoice' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(`/vendorInvoice/${bill}`));
  // Nothing of it is unsaved: nobody is asked.
  expect(asked).toEqual([false]);
  expect(server.to(post)[0]?.body).toMatchObject({
    ...{ invoiceNumber: 'BH-7', currency: 'EUR', provider, submit: true },
    lines: [{ caseService: visa, unitAmount: '250.50' }],
  });
});

test('whoever charges more than is left reads that finance will look at it, and may send it all the same', async () => {
  await open();
  await userEvent.type(await charged('Visa'), '600.01');
  await userEvent.tab();
  const row = screen.getByRole('rowheader', { name: /^Visa/ }).closest('tr') as HTMLElement;
  expect(within(row).getByText(/EUR 600\.00/)).toBeTruthy();
  expect(within(row).getByText(finance['post.doubt.more'])).toBeTruthy();
});

test('nothing is sent without a number and an amount', async () => {
  const { server } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit the invoice' }));
  expect(await screen.findByText(finance['post.linesNeeded'])).toBeTruthy();
  expect(server.to(post)).toEqual([]);
});

test('what the server has against it stands at its field, and nothing that was typed is lost', async () => {
  const { go } = await open(
    refused(409, 'This vendor has sent an invoice with this number already.', {
      errors: [{ field: 'invoiceNumber', code: 'finance.duplicateNumber', title: 'This number is known.' }],
    }),
  );
  await userEvent.type(await screen.findByLabelText(/^Invoice number/), 'BH-7');
  await userEvent.type(await charged('Storage'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Submit the invoice' }));
  expect((await screen.findAllByText(/number is known/)).length).toBeGreaterThan(0);
  expect((screen.getByLabelText(/^Invoice number/) as HTMLInputElement).value).toBe('BH-7');
  expect(go).not.toHaveBeenCalled();
});

test('where nothing was ordered the page says so', async () => {
  await open(undefined, { ...offer, services: [] });
  expect(await screen.findByText(finance['post.none'])).toBeTruthy();
});
