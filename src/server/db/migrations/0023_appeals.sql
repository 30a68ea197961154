ALTER TABLE "messages" ADD COLUMN "card_id" text;--> statement-breakpoint
CREATE INDEX "messages_card_id_index" ON "messages" USING btree ("card_id") WHERE "messages"."card_id" is not null;