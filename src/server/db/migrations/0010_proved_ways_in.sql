ALTER TABLE "account" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_opened_by_account_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_opened_by_index" ON "session" USING btree ("opened_by");
--> statement-breakpoint
-- Google's links were only ever made with proof of the address. Of passwords and of Facebook nobody knows who made them:
-- they go on, and end when the owner of the address proves it again.
UPDATE "account" SET "proved_at" = "created_at" WHERE "provider_id" = 'google';
--> statement-breakpoint
-- Where there is one way in only, every session came by it.
UPDATE "session" SET "opened_by" = "only"."id" FROM (
  SELECT "user_id", min("id") AS "id" FROM "account" GROUP BY "user_id" HAVING count(*) = 1
) AS "only" WHERE "only"."user_id" = "session"."user_id";
