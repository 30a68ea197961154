-- Only a program that knows a document's version knows where it says what, so programs write what lists sort and search
-- by. Both columns keep their values.
ALTER TABLE "cards" ALTER COLUMN "name_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "name_key" SET DEFAULT chr(1114111);--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "indexed_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cards_unindexed_index" ON "cards" USING btree ("id") WHERE "cards"."indexed_revision" <> "cards"."revision";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "to_name";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "from_name";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "message";--> statement-breakpoint
-- Processes of the release before may still run, and ask for these. They find them empty.
ALTER TABLE "cards" ADD COLUMN "to_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "from_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "message" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- A process of an older release must not replace a document that it cannot read. Every version says its number in the
-- same place.
create function forbid_older_document() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = 'a document is not replaced by one of an older version',
    constraint = 'cards_document_not_older', table = 'cards', schema = 'public';
end $$;
--> statement-breakpoint
create trigger forbid_older_document before update of document on cards
  for each row when (old.document -> 'version' > new.document -> 'version') execute function forbid_older_document();
