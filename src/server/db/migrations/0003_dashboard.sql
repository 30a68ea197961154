-- Text as it is searched and sorted: without case, accents, vowel points of Hebrew and Arabic and invisible characters.
-- Vowels of Indian scripts are letters and stay. Replaced and not only created: restoring a backup drops tables only.
create or replace function search_key(value text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(value, NFKD),
        '[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670'
          '\u06D6-\u06DC\u06DF-\u06E8\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF]',
        '', 'g')),
      'øłđħŧıςیىک', 'oldhtiσييك'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  '\s+', ' ', 'g'));
--> statement-breakpoint
DROP INDEX "cards_list_index";--> statement-breakpoint
DROP INDEX "shared_cards_sender_index";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "name_key" text GENERATED ALWAYS AS (coalesce(nullif(left(search_key(document ->> 'toName'), 100), ''), chr(1114111))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key((document ->> 'toName') || ' ' || (document ->> 'fromName') || ' ' || coalesce(nullif(document ->> 'message', ''), document ->> 'wish'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "views" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cards_name_index" ON "cards" USING btree ("user_id","status","name_key" collate "C","id") WHERE "cards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cards_views_index" ON "cards" USING btree ("user_id","status","views","id") WHERE "cards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cards_deleted_index" ON "cards" USING btree ("deleted_at") WHERE "cards"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "cards_list_index" ON "cards" USING btree ("user_id","status","updated_at","id") WHERE "cards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shared_cards_sender_index" ON "shared_cards" USING btree ("sender_user_id","shared_at","id");
--> statement-breakpoint
-- Counting views is no change: it must neither be told nor cost anything beside the count.
drop trigger tell_card_updated on cards;
--> statement-breakpoint
create trigger tell_card_updated after update of document, status, revision, deleted_at on cards
  for each row when (old.status = 'published' or new.status = 'published') execute function tell_card_changed();
