import { api } from '../../api/implementer.ts';
import { offeredTemplates } from './offered-templates.ts';

export const templatesRouter = {
  list: api.templates.list.handler(async ({ input, context }) => ({
    templates: await offeredTemplates(context.services.db, input.kind),
  })),
};
