import { useCreate, useDelete, useUpdate, type BaseRecord } from '@refinedev/core';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { CreateOf, ResourceDefinition, UpdateOf } from '../define-resource';
import { askListsAgain, askResourceAgain } from '../providers/query-client';
import type { ResourceName } from '../registry';

interface Options {
  /** Further resources whose lists and details are asked again afterwards. */
  invalidates?: readonly ResourceName[];
  /** Toast on success. */
  success?: string;
  /** Failure is shown by the form; no toast. */
  quiet?: boolean;
}

/**
 * Creates, changes and removes one record of a resource, through Refine. Each write is one intent: repeated after a lost answer it has the
 * same idempotency key. Lists and details of the resource are fetched again afterwards. They throw `CallError`.
 * `const { create, isRunning } = useWrites(chargeItems, { quiet: true }); await create({ name, value })`
 */
export function useWrites<const R extends ResourceDefinition>(
  { name: resource }: R,
  { invalidates = [], success, quiet = false }: Options = {},
) {
  const creation = useCreate<BaseRecord>();
  const change = useUpdate<BaseRecord>();
  const removal = useDelete<BaseRecord>();
  const all = {
    resource,
    // `done` invalidates, once
    invalidates: [],
    successNotification: success ? { type: 'success' as const, message: success } : (false as const),
    ...(quiet ? { errorNotification: false as const } : {}),
  };
  const done = async (written: Promise<{ data: unknown }>, askAgain = () => askResourceAgain(resource)) => {
    const { data } = await written;
    await Promise.all([askAgain(), ...invalidates.map((name) => askResourceAgain(name))]);
    return data;
  };
  const create = (values: Body<CreateOf<R>>) =>
    done(creation.mutateAsync({ ...all, values: values as object })) as Promise<Answer<CreateOf<R>>>;
  const update = (id: number, values: Body<UpdateOf<R>>) =>
    done(change.mutateAsync({ ...all, id, values: values as object })) as Promise<Answer<UpdateOf<R>>>;
  /** Fetches lists again, but not the record, which is gone. */
  const remove = async (id: number): Promise<void> =>
    void (await done(removal.mutateAsync({ ...all, id }), () => askListsAgain(resource)));
  return { create, update, remove, isRunning: [creation, change, removal].some(({ mutation }) => mutation.isPending) };
}
