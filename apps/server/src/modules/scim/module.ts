import { answer, type Call, type Context, type Module, type RawAnswer } from '@homeport/engine';
import type { Refusal, Route } from '@homeport/grammar';
import {
  directoryOverview,
  resourceTypes,
  scimConfig,
  scimCreateGroup,
  scimCreateUser,
  scimDeleteGroup,
  scimDeleteUser,
  scimGroup,
  scimGroups,
  scimPatchGroup,
  scimPatchUser,
  scimReplaceGroup,
  scimReplaceUser,
  scimSchema,
  scimSchemaDocuments,
  scimSchemaList,
  scimType,
  scimTypeList,
  scimUser,
  scimUsers,
  serviceProviderConfig,
} from '@homeport/model/scim';
import type { Identity } from '../identity/index.ts';
import { directoryOf, keepCall } from './directory.ts';
import { changeGroup, createGroup, deleteGroup, listGroups, oneGroup } from './groups.ts';
import { listAnswer, scimAnswer, scimError, scimFailure } from './scim-answer.ts';
import { changeUser, createUserByScim, deleteUser, listUsers, oneUser, scimBase } from './users.ts';

type Work = (ctx: Context, call: Call) => Promise<RawAnswer | Refusal | undefined> | RawAnswer;

/** Users and roles of a company, kept by its own directory (SCIM 2.0, RFC 7643 and 7644). */
export function scimModule(identity: Identity): Module {
  const at = (route: Route, work: Work) =>
    answer(
      route,
      async (ctx, call) => {
        const result = await work(ctx, call);
        await keepCall(ctx, identity, route, call, result);
        return result;
      },
      scimFailure,
    );
  const located = <T extends { readonly id: string }>(all: readonly T[], path: string) =>
    all.map((one) => ({
      ...one,
      meta: { resourceType: path.slice(0, -1), location: `${scimBase(identity)}/${path}/${one.id}` },
    }));
  const types = () => located(resourceTypes, 'ResourceTypes');
  const schemas = () => located(scimSchemaDocuments, 'Schemas');
  const list = (all: readonly object[]) => listAnswer(all as never, all.length, 1, {});
  const one = (all: readonly { readonly id: string }[], { params }: Call) => {
    const found = all.find(({ id }) => id === params.id);
    return found ? scimAnswer(200, found) : scimError(404, 'There is nothing of this name.');
  };
  return {
    name: 'scim',
    routes: [
      answer(directoryOverview, (ctx) => directoryOf(ctx, identity)),
      at(scimConfig, () => scimAnswer(200, serviceProviderConfig)),
      at(scimTypeList, () => list(types())),
      at(scimType, (_, call) => one(types(), call)),
      at(scimSchemaList, () => list(schemas())),
      at(scimSchema, (_, call) => one(schemas(), call)),
      at(scimUsers, (ctx, call) => listUsers(ctx, identity, call)),
      at(scimUser, (ctx, call) => oneUser(ctx, identity, call)),
      at(scimCreateUser, (ctx, call) => createUserByScim(ctx, identity, call)),
      at(scimReplaceUser, (ctx, call) => changeUser(ctx, identity, call, false)),
      at(scimPatchUser, (ctx, call) => changeUser(ctx, identity, call, true)),
      at(scimDeleteUser, (ctx, call) => deleteUser(ctx, identity, call)),
      at(scimGroups, (ctx, call) => listGroups(ctx, identity, call)),
      at(scimGroup, (ctx, call) => oneGroup(ctx, identity, call)),
      at(scimCreateGroup, (ctx, call) => createGroup(ctx, identity, call)),
      at(scimReplaceGroup, (ctx, call) => changeGroup(ctx, identity, call, false)),
      at(scimPatchGroup, (ctx, call) => changeGroup(ctx, identity, call, true)),
      at(scimDeleteGroup, () => deleteGroup()),
    ],
  };
}
